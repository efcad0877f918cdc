import { portfolioLengths } from '../../src/shared/portfolio.ts';

/** The address that a title gives: small letters and digits joined by hyphens, at most 60 characters. */
export function slugOf(title: string): string {
  const words = title.normalize('NFKD').replace(/\p{M}|['’]/gu, '').toLowerCase().match(/[a-z0-9]+/g) ?? [];
  let slug = '';
  for (const word of words) {
    if (slug.length + word.length >= 60) break;
    slug += slug ? `-${word}` : word;
  }
  return slug || words[0]?.slice(0, 60) || 'item';
}

/** `wanted`, or with the first free number behind it. */
export function freeSlug(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted;
  const base = wanted.slice(0, portfolioLengths.slug - 6);
  let number = 2;
  while (taken.has(`${base}-${number}`)) number++;
  return `${base}-${number}`;
}

/** D38: `wanted`, or the next number that is free. */
export function freeId(wanted: string, taken: ReadonlySet<string>): string {
  let id = wanted;
  while (taken.has(id)) id = nextId(id);
  return id;
}

function nextId(id: string): string {
  const [, stem, digits] = /^(.*?)(\d{1,15})$/.exec(id) ?? [];
  return stem !== undefined && digits !== undefined ? `${stem}${Number(digits) + 1}` : `${id.slice(0, portfolioLengths.id - 6)}-2`;
}
