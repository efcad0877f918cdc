/**
 * The path and query of a page of ours, as a form names the page it stands on; undefined for anything a browser
 * could take for another host, and for what is no page.
 */
export function ownPath(value: string | undefined): string | undefined {
  if (!value || value.length > 300 || !/^\/[\x21-\x7e]*$/.test(value) || value.includes('\\')) return undefined;
  if (!URL.canParse(value, base)) return undefined;
  const { origin, pathname, search } = new URL(value, base);
  // `/.//host` resolves to `//host`, which a browser reads as another host.
  if (origin !== base || pathname.startsWith('//') || /^\/(api|admin)(\/|$)/i.test(pathname)) return undefined;
  return pathname + search;
}

const base = 'http://own.invalid';
