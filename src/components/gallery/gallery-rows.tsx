import { priorityAt } from '../picture-priority.ts';
import { useViewer } from '../media-viewer/use-viewer.tsx';
import type { ViewerItem } from '../media-viewer/viewer-item.ts';
import { arrangeRows, type Arrangeable } from './arrange-rows.ts';
import { GalleryCard } from './gallery-card.tsx';
import * as styles from './gallery-rows.css.ts';

export type GalleryItem = ViewerItem &
  Arrangeable & {
    /** The card shows the finished picture alone; the pair is the viewer's. */
    whole?: boolean;
  };
export type GalleryRowsProps = {
  items: readonly GalleryItem[];
  label: string;
  wraps?: boolean;
  /** Items open at their own address. */
  addressed?: boolean;
  /** Pictures of the page that stand before these: its first three load at once, the first two first of all (R307). */
  picturesBefore: number;
};

/** A wall of pictures in justified rows; each opens the viewer, or its own page without script. */
export function GalleryRows({ items, label, wraps, addressed, picturesBefore }: GalleryRowsProps) {
  const viewer = useViewer(items, { wraps, addressed });
  return (
    <>
      <div role="list" aria-label={label} className={styles.rows}>
        {arrangeRows(items).map((tiles) => (
          <div key={items[tiles[0]?.index ?? 0]?.id} role="presentation" className={styles.row}>
            {tiles.map((tile, place) => {
              const item = items[tile.index];
              return item && <GalleryCard key={item.id} item={item} tile={tile} place={place} priority={priorityOf(items, tile.index, picturesBefore)} handlers={viewer.card(tile.index)} />;
            })}
          </div>
        ))}
      </div>
      {viewer.element}
    </>
  );
}

/** A pair counts as two pictures. */
function priorityOf(items: readonly GalleryItem[], index: number, picturesBefore: number) {
  const before = items.slice(0, index).reduce((count, { original, whole }) => count + (original && !whole ? 2 : 1), picturesBefore);
  return priorityAt(before);
}
