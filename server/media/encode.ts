import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import type { PictureSource } from '../../src/shared/picture.ts';
import { withCredit } from './credit.ts';
import type { Credit } from './credit.ts';

export type PictureFormat = PictureSource['formats'][number];

/** A picture decoded once, upright, in sRGB, no wider than the largest size that is served. */
export type Decoded = { data: Buffer; width: number; height: number; channels: 1 | 2 | 3 | 4 };

/** Best first, as a `<picture>` lists them. */
export const pictureFormats = ['avif', 'webp', 'jpg'] as const satisfies readonly PictureFormat[];

const steps = [320, 640, 960, 1280, 1920, 2560] as const;
const largest = 2560;

/** The widths a picture is served in, ascending, never enlarged: the steps that fit, and its own where it ends between two. */
export function servedWidths(width: number): number[] {
  const fitting: number[] = steps.filter((step) => step <= width);
  return width < largest && !fitting.includes(width) ? [...fitting, width] : fitting;
}

export type DecodeLimits = { limitInputPixels: number; seconds: number };

/** Decodes a picture to at most 2560 pixels of width. Transparent parts become white: JPEG has none. Rejects on damage. */
export async function decode(input: string | Buffer, { limitInputPixels, seconds }: DecodeLimits): Promise<Decoded> {
  const { data, info } = await sharp(input, { limitInputPixels, failOn: 'error' })
    .timeout({ seconds })
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .resize({ width: largest, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels };
}

export type EncodeSizesOptions = {
  widths: readonly number[];
  /** All three when absent. */
  formats?: readonly PictureFormat[];
  /** Path of the file that gets the picture called `${width}.${format}`. */
  out: (name: string) => string;
  credit?: Credit;
};

/** Writes every width in every format, one after the other. Resolves with the names written. */
export async function encodeSizes(input: string | Buffer | Decoded, { widths, formats = pictureFormats, out, credit = {} }: EncodeSizesOptions): Promise<string[]> {
  const names: string[] = [];
  for (const format of formats) {
    for (const width of widths) {
      const name = `${width}.${format}`;
      const sized = source(input).resize({ width, withoutEnlargement: true });
      await withCredit(encodedAs(sized, format), credit).toFile(out(name));
      names.push(name);
    }
  }
  return names;
}

/** The ThumbHash of a picture, base64: some 25 bytes that stand in until it is loaded. */
export async function placeholderOf(input: string | Buffer | Decoded): Promise<string> {
  const { data, info } = await source(input)
    .resize({ width: 100, height: 100, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}

/** A sharp pipeline that starts from any of the three. */
export function source(input: string | Buffer | Decoded): Sharp {
  if (typeof input === 'string' || Buffer.isBuffer(input)) return sharp(input).autoOrient();
  const { data, width, height, channels } = input;
  return sharp(data, { raw: { width, height, channels } });
}

function encodedAs(image: Sharp, format: PictureFormat): Sharp {
  if (format === 'avif') return image.avif({ quality: 55, effort: 2 });
  if (format === 'webp') return image.webp({ quality: 78 });
  return image.jpeg({ quality: 80 });
}
