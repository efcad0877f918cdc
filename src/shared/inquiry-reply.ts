import type { Inquiry } from './inquiry.ts';

/** A mailto address that answers an inquiry: subject set, the message quoted below. */
export function replyHref({ email, firstName, details }: Pick<Inquiry, 'email' | 'firstName' | 'details'>, subject: string): string {
  // Some mail programs are started with at most 2,000 characters; a letter may take nine of them.
  const short = quoteWithin(`Hello ${firstName},\n\n\n\n`, details, 1500);
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(short)}`;
}

function quoteWithin(greeting: string, details: string, room: number): string {
  const letters = [...details];
  const quote = (count: number) => greeting + (letters.slice(0, count).join('') + (count < letters.length ? '…' : '')).replace(/^/gm, '> ').replaceAll('\n', '\r\n');
  let count = letters.length;
  while (count > 0 && encodeURIComponent(quote(count)).length > room) count = Math.floor(count * 0.9);
  return quote(count);
}
