import { pictureWidths } from './picture-widths.ts';
import type { PictureSource } from './picture.ts';

/** A picture of the project in few bytes: what can't be derived. */
export type PictureRow = readonly [hash: string, width: number, height: number, placeholder: string, alt: string];

/** The whole record of a picture of the project. */
export function pictureFromRow(name: string, [hash, width, height, placeholder, alt]: PictureRow): PictureSource {
  return { base: `/uploads/${name}-${hash}`, width, height, widths: pictureWidths(width), formats: ['avif', 'webp', 'jpg'], placeholder, alt };
}
