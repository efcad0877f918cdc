import { pictureFromRow, type PictureRow } from '../shared/picture-row.ts';
import type { PictureSource } from '../shared/picture.ts';
import type { PictureName } from './picture-names.ts';
import rows from './pictures.json' with { type: 'json' };

/** All pictures of the project by name; large, so the browser loads it only when a page was not rendered by the server. */
export const pictureRows = rows as unknown as Readonly<Record<PictureName, PictureRow>>;

/** One of the project's own pictures, ready for the Picture component. */
export function pictureOf(name: PictureName): PictureSource {
  return pictureFromRow(name, pictureRows[name]);
}
