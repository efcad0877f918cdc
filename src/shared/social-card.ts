/** Raised when the drawing of the card changes, so that cards kept by crawlers are asked for again. */
const drawing = 1;

/**
 * The address of a page's social card: it changes with the title and the picture, so it may be cached for ever.
 * `picture` is the picture's URL stem.
 */
export function socialCardUrl(slug: string, title: string, picture: string): string {
  return `/og/${slug}-${fnv1a(`${drawing}\n${title}\n${picture}`)}.jpg`;
}

/** FNV-1a, 32 bits, 8 hexadecimal digits: the same in browser and server without their crypto modules. */
function fnv1a(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
