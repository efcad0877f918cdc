import type { PictureName } from '../../content/picture-names.ts';
import type { PictureSource } from '../../shared/picture.ts';
import type { Alteration, ItemType } from '../../shared/portfolio.ts';

/** One item as the viewer shows it; a PublicItem is one. */
export type ViewerItem = {
  id: string;
  title: string;
  description: string;
  type: ItemType;
  /** The picture itself, or the still of a film or tour. */
  picture: PictureName | PictureSource;
  /** YouTube id of a film. */
  videoId?: string;
  /** Address of the frame of a tour. */
  embedUrl?: string;
  specs?: string;
  category?: string;
  /** When and how the light was caught. */
  light?: string;
  /** The item's own page. */
  href?: string;
  alteration?: Alteration;
  /** The picture before the alteration. */
  original?: PictureName | PictureSource;
};

/** True for a tour from our own host; those of other hosts have whole addresses. */
export function isOwnTour({ embedUrl }: Pick<ViewerItem, 'embedUrl'>): boolean {
  return embedUrl?.startsWith('/') ?? false;
}

/** The item at an index; undefined for null, -1, fractions, NaN and whatever lies outside (R141). */
export function itemAt<T>(items: readonly T[], index: number | null | undefined): T | undefined {
  return typeof index === 'number' && Number.isInteger(index) && index >= 0 ? items[index] : undefined;
}

/** The index one step further in `direction`; undefined at the ends of a list that doesn't wrap (R244–R247). */
export function stepFrom(index: number, length: number, direction: -1 | 1, wraps: boolean): number | undefined {
  if (length < 2) return undefined;
  const next = index + direction;
  if (next >= 0 && next < length) return next;
  return wraps ? (next + length) % length : undefined;
}

/** Address of a film's player (R135): starts by itself, because the visitor has pressed play; sets no cookie before. */
export function videoAddress(videoId: string): string {
  return `https://www.youtube-nocookie.com/embed/${encodeURIComponent(videoId)}?autoplay=1`;
}
