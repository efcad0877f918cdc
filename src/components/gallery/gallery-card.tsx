import { alterationLabels, pairLabels, viewerWords } from '../../content/viewer.ts';
import { lengthOf, lightBeside } from '../media-viewer/film-length.ts';
import type { Viewer } from '../media-viewer/use-viewer.tsx';
import { isOwnTour } from '../media-viewer/viewer-item.ts';
import { phoneWidthBelow } from '../picture-priority.ts';
import { Picture } from '../picture.tsx';
import { PlayMark } from '../play-mark.tsx';
import { usePicture } from '../use-picture.ts';
import { frameRatios, type Tile } from './arrange-rows.ts';
import type { GalleryItem } from './gallery-rows.tsx';
import * as styles from './gallery-rows.css.ts';

type GalleryCardProps = {
  item: GalleryItem;
  tile: Tile;
  /** In its row, from 0. */
  place: number;
  priority: 'high' | 'eager' | 'lazy';
  handlers: ReturnType<Viewer['card']>;
};

/** One picture of the wall: caption at the left, light at the right. */
export function GalleryCard({ item, tile, place, priority, handlers }: GalleryCardProps) {
  const source = usePicture(item.picture);
  const sizes = sizesOf(tile, priority === 'lazy' || (item.original !== undefined && !item.whole));
  const length = item.type === 'video' ? lengthOf(item) : undefined;
  const light = lightBeside(length, item);
  const classes = [styles.tile, tile.alone ? styles.alone : styles.grow[tile.frame], tile.pair && styles.pair].filter(Boolean).join(' ');
  return (
    <div role="listitem" className={classes} data-rise={place}>
      <a className={styles.card} href={item.href ?? `${source.base}-${source.widths.at(-1)}.jpg`} {...handlers}>
        <span className={`${styles.frame} ${styles.ratio[tile.frame]}`}>
          <Picture picture={item.picture} fill sizes={sizes} priority={priority} />
          <Alteration item={item} sizes={sizes} eager={priority === 'high'} />
          {item.type !== 'image' && <PlayMark length={item.type === 'embed' ? (isOwnTour(item) ? viewerWords.ownTour.mark : '3D') : length} size={tile.share > 0.6 ? 'large' : 'small'} />}
        </span>
        <span className={styles.caption}>
          <span className={styles.title}>{item.title}</span>
          {light && <span className={styles.light}>{light}</span>}
        </span>
      </a>
    </div>
  );
}

function Alteration({ item, sizes, eager }: { item: GalleryItem; sizes: string; eager: boolean }) {
  const label = item.alteration && item.alteration !== 'standard' ? alterationLabels[item.alteration] : undefined;
  if (!item.original || item.whole) return label && <span className={styles.tags.end}>{label}</span>;
  return (
    <>
      <span className={styles.before}>
        <Picture picture={item.original} fill sizes={sizes} alt="" priority={eager ? 'eager' : 'lazy'} />
      </span>
      <span className={styles.edge} />
      <svg className={styles.knob} viewBox="0 0 40 40" fill="none" stroke="currentColor" strokeWidth="1.75" aria-hidden="true">
        <path d="m17 15-5 5 5 5m6-10 5 5-5 5" />
      </svg>
      <span className={styles.tags.start}>{pairLabels.original}</span>
      <span className={styles.tags.end}>{label ?? pairLabels.altered}</span>
    </>
  );
}

/** An upright frame cuts its picture's sides off, so that it needs all the width it can get. */
function sizesOf({ share, pair, alone, frame }: Tile, lighter: boolean): string {
  const part = alone ? 0.5 : share;
  const full = lighter && frameRatios[frame] >= 4 / 3 ? phoneWidthBelow : '100vw';
  const phone = pair ? '50vw' : full;
  return `(max-width: 767px) ${phone}, (max-width: 1440px) ${Math.ceil(part * 91)}vw, ${Math.ceil(part * 1312)}px`;
}
