import { pictureRows } from '../../content/pictures.ts';
import { pictureFromRow } from '../../shared/picture-row.ts';
import type { AdminItem } from '../../shared/portfolio.ts';

/** Where to get the picture at this path of the site, at least `width` pixels wide where it is that large. */
export function pictureUrl(path: string, width: number): string {
  const name = /^\/uploads\/([a-z0-9-]+)\.jpg$/.exec(path)?.[1];
  const row = name === undefined ? undefined : (pictureRows as Readonly<Record<string, (typeof pictureRows)['brand-sign']>>)[name];
  if (name !== undefined && row) {
    const { base, widths } = pictureFromRow(name, row);
    return `${base}-${widths.find((each) => each >= width) ?? widths.at(-1)}.jpg`;
  }
  const [, base, largest] = /^(\/uploads\/[0-9a-f]{32})-(\d+)\.jpg$/.exec(path) ?? [];
  if (base === undefined) return path;
  return `${base}-${uploadWidths.find((each) => each >= width && each <= Number(largest)) ?? largest}.jpg`;
}

/** The picture that stands for an item in a list; undefined where it has none. */
export function itemPictureUrl(item: Pick<AdminItem, 'type' | 'src' | 'thumbnail'>, width: number): string | undefined {
  const path = item.thumbnail ?? (item.type === 'image' ? item.src : undefined);
  return path && pictureUrl(path, width);
}

/** The widths that uploads are served in, up to their own. */
const uploadWidths = [320, 640, 960, 1280, 1920, 2560];
