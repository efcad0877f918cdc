import type { PictureSource } from '../shared/picture.ts';
import { pictureWidths } from '../shared/picture-widths.ts';
import type { PictureName } from './picture-names.ts';
import rows from './pictures.json' with { type: 'json' };

export type { PictureName } from './picture-names.ts';

type Row = [hash: string, width: number, height: number, placeholder: string, alt: string];

/** One of the project's own pictures, ready for the Picture component. */
export function pictureOf(name: PictureName): PictureSource {
  const [hash, width, height, placeholder, alt] = (rows as unknown as Record<PictureName, Row>)[name];
  return {
    base: `/uploads/${name}-${hash}`,
    width,
    height,
    widths: pictureWidths(width),
    formats: ['avif', 'webp', 'jpg'],
    placeholder,
    alt,
  };
}
