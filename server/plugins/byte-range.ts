import type { ByteRange } from '../media/media-store.ts';

/**
 * Reads a Range header for a file of `size` bytes: the one range asked for, 'unsatisfiable' when it lies outside, or
 * undefined for none, for several and for what is no byte range; then the whole file is the answer.
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const found = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '');
  if (!found || (found[1] === '' && found[2] === '')) return undefined;
  const last = size - 1;
  if (found[1] === '') {
    const tail = Number(found[2]);
    return tail === 0 || size === 0 ? 'unsatisfiable' : { start: Math.max(0, size - tail), end: last };
  }
  const start = Number(found[1]);
  const end = found[2] === '' ? last : Math.min(Number(found[2]), last);
  if (found[2] !== '' && Number(found[2]) < start) return undefined;
  return start > last ? 'unsatisfiable' : { start, end };
}
