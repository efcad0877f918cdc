/** The entries of one TIFF directory by tag number: numbers, or text for ASCII entries. */
export type TiffTags = Map<number, number[] | string>;

/**
 * Reads the first directory of a TIFF structure: a TIFF file, or an EXIF block after its `Exif\0\0`. Anything that
 * points outside the buffer is left out, so a broken block gives fewer tags, never an error.
 */
export function readTiffTags(bytes: Buffer): TiffTags {
  const tags: TiffTags = new Map();
  const order = bytes.toString('latin1', 0, 2);
  if (bytes.length < 8 || (order !== 'II' && order !== 'MM')) return tags;
  const little = order === 'II';
  const u16 = (at: number): number => (little ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at));
  const u32 = (at: number): number => (little ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at));
  const start = u32(4);
  if (start + 2 > bytes.length) return tags;
  const entries = Math.min(u16(start), mostEntries);
  for (let index = 0; index < entries; index += 1) {
    const entry = start + 2 + index * 12;
    if (entry + 12 > bytes.length) break;
    const type = u16(entry + 2);
    const size = sizes[type];
    if (!size) continue;
    const count = Math.min(u32(entry + 4), mostValues);
    const at = size * count <= 4 ? entry + 8 : u32(entry + 8);
    if (at + size * count > bytes.length) continue;
    const number = (value: number): number => (size === 1 ? bytes.readUInt8(at + value) : size === 2 ? u16(at + value * 2) : u32(at + value * 4));
    tags.set(u16(entry), type === ascii ? textAt(bytes, at, count) : Array.from({ length: count }, (_, value) => number(value)));
  }
  return tags;
}

const ascii = 2;
const mostEntries = 500;
const mostValues = 2000;
/** Bytes a value takes, by TIFF type: BYTE, ASCII, SHORT, LONG. Fractions are not needed here. */
const sizes: Record<number, number> = { 1: 1, 2: 1, 3: 2, 4: 4 };

function textAt(bytes: Buffer, at: number, length: number): string {
  const raw = bytes.subarray(at, at + length);
  const end = raw.indexOf(0);
  return raw.toString('utf8', 0, end < 0 ? raw.length : end);
}
