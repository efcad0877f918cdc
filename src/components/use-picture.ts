import { use } from 'react';
import type { PictureName } from '../content/picture-names.ts';
import { pictureFromRow, type PictureRow } from '../shared/picture-row.ts';
import type { PictureSource } from '../shared/picture.ts';
import { usePage } from './page-context.tsx';

type Rows = Readonly<Record<string, PictureRow>>;
let all: Promise<Rows> | undefined;

/**
 * The record of a picture by name. Those of the server's page came with it; any other waits, once, for the
 * list of all pictures: suspends.
 */
export function usePicture(picture: PictureName | PictureSource): PictureSource {
  const { pictures, sink } = usePage();
  if (typeof picture !== 'string') return picture;
  const row = pictures[picture] ?? use((all ??= import('../content/pictures.ts').then((module) => module.pictureRows)))[picture];
  if (!row) throw new Error(`There is no picture ${picture}`);
  if (sink) sink.pictures[picture] = row;
  return pictureFromRow(picture, row);
}
