import { Picture } from '../../components/picture.tsx';
import type { Viewer } from '../../components/media-viewer/use-viewer.tsx';
import { PlayMark } from '../../components/play-mark.tsx';
import { SmartLink } from '../../components/smart-link.tsx';
import type { PublicItem } from '../../shared/portfolio.ts';
import type { RowLayout } from './featured-rows.ts';
import * as styles from './featured.css.ts';

type FeaturedCardProps = {
  item: PublicItem;
  /** Place among the page's items. */
  index: number;
  layout: RowLayout;
  /** Place in its row. */
  place: number;
  handlers: ReturnType<Viewer['card']>;
};

/** A picture, its title and its light; films carry a play mark (R091). */
export function FeaturedCard({ item, index, layout, place, handlers }: FeaturedCardProps) {
  const columns = columnsOf[layout][place] ?? 12;
  const large = columns > 6;
  const small = columns === 4;
  return (
    <li className={styles.cell} data-rise={place}>
      <SmartLink className={styles.card} href={item.href} {...handlers}>
        <span className={`${styles.frame[frameOf(item, columns)]} ${small ? styles.stacked : ''}`}>
          <Picture
            picture={item.picture}
            fill
            position={positionOf(item)}
            priority={priorities[index]}
            sizes={`(max-width: 767px) 100vw, (max-width: 1440px) ${Math.round(columns * 7.8)}vw, ${columns * 112 - 32}px`}
          />
          {item.type === 'video' && <PlayMark size={large ? 'large' : 'small'} />}
        </span>
        <span className={styles.caption}>
          <span>{item.title}</span>
          {item.light && <span>{item.light}</span>}
        </span>
      </SmartLink>
    </li>
  );
}

const columnsOf: Record<RowLayout, readonly number[]> = { stack: [8, 4, 4], stackLeft: [4, 4, 8], narrowWide: [5, 7], wideNarrow: [7, 5], single: [12] };
/** After the hero's, these are the page's second and third pictures (R307). */
const priorities = ['high', 'eager'] as const;

/** Films, tours and portraits keep their own shape. A portrait in a wide cell would fill the screen; a tour beside two others would flatten them. */
function frameOf({ type, picture }: PublicItem, columns: number): keyof typeof styles.frame {
  const shape = picture.width / picture.height;
  if (shape < 1 && columns < 7) return '4:5';
  if (shape >= 1.9 && columns !== 8) return '2:1';
  if (shape >= 1.9) return '16:9';
  return type === 'image' ? '3:2' : '16:9';
}

/** Which part a crop keeps. */
function positionOf({ focal }: PublicItem): 'top' | 'bottom' | undefined {
  if (!focal || (focal.y > 0.35 && focal.y < 0.65)) return undefined;
  return focal.y <= 0.35 ? 'top' : 'bottom';
}
