import { useState } from 'react';
import * as pair from '../../components/before-after.css.ts';
import { Comparison } from '../../components/comparison.tsx';
import { nearestRatio } from '../../components/media-viewer/ratio.ts';
import { Player, PressToPlay } from '../../components/media-viewer/player.tsx';
import { isOwnTour } from '../../components/media-viewer/viewer-item.ts';
import { Picture, type PictureProps } from '../../components/picture.tsx';
import { alterationLabels, pairLabels, viewerWords } from '../../content/viewer.ts';
import type { PictureSource } from '../../shared/picture.ts';
import type { PublicItem } from '../../shared/portfolio.ts';
import { caption } from '../../styles/type.css.ts';
import * as styles from './item-picture.css.ts';

const sizes = '(max-width: 767px) 100vw, (max-width: 1440px) 91vw, 1312px';

/** The item at full width: picture, pair, or the still of a film or tour that loads on press. */
export function ItemPicture({ item, length }: { item: PublicItem; length?: string }) {
  const [playing, setPlaying] = useState(false);
  const { picture, original, type } = item;
  const label = item.alteration && item.alteration !== 'standard' ? alterationLabels[item.alteration] : undefined;
  const labels = { before: pairLabels.original, after: label ?? pairLabels.altered };
  const ratio = nearestRatio(picture.width / picture.height);
  if (type !== 'image') {
    return (
      <figure className={styles.bleed}>
        <div className={styles.screen[type]}>{playing ? <Player item={item} /> : <PressToPlay item={item} sizes={sizes} length={length} priority="high" onPress={() => setPlaying(true)} />}</div>
        <figcaption className={styles.caption}>{isOwnTour(item) ? viewerWords.ownTour.consent : viewerWords.consent[type]}</figcaption>
      </figure>
    );
  }
  return (
    <figure className={styles.bleed}>
      {original ? (
        <Comparison
          labels={labels}
          label={item.title}
          before={<Half picture={original} ratio={ratio} tag={labels.before} end="start" />}
          after={<Half picture={picture} ratio={ratio} tag={labels.after} end="end" />}
        />
      ) : (
        <div className={picture.width < picture.height * 1.2 ? styles.narrow : undefined}>
          <Picture picture={picture} sizes={sizes} priority="high" />
        </div>
      )}
      {label && !original && <figcaption className={styles.caption}>{label}</figcaption>}
    </figure>
  );
}

type HalfProps = { picture: PictureSource; ratio: PictureProps['ratio']; tag: string; end: keyof typeof pair.end };

/** One picture of a pair that leads the page, so that it loads first of all. */
function Half({ picture, ratio, tag, end }: HalfProps) {
  return (
    <>
      <Picture picture={picture} ratio={ratio} sizes={sizes} priority="high" />
      <span className={`${caption} ${pair.tag} ${pair.end[end]}`}>{tag}</span>
    </>
  );
}
