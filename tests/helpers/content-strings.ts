/** Every string inside a piece of content, in depth-first order. */
export function stringsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsOf);
}

/** Strings long enough to be read as a paragraph that stand more than once. */
export function repeatedParagraphs(value: unknown): readonly string[] {
  const seen = new Set<string>();
  return stringsOf(value).filter((text) => {
    if (text.length < 60) return false;
    const repeated = seen.has(text);
    seen.add(text);
    return repeated;
  });
}
