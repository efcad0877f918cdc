import { useState } from 'react';
import { BeforeAfter } from '../../components/before-after.tsx';
import { nearestRatio } from '../../components/media-viewer/ratio.ts';
import { Player, PressToPlay } from '../../components/media-viewer/player.tsx';
import { Picture } from '../../components/picture.tsx';
import { alterationLabels, pairLabels, viewerWords } from '../../content/viewer.ts';
import type { PublicItem } from '../../shared/portfolio.ts';
import * as styles from './item-picture.css.ts';

const sizes = '(max-width: 767px) 100vw, (max-width: 1440px) 91vw, 1312px';

/** The item at full width: picture, pair, or the still of a film or tour that loads on press. */
export function ItemPicture({ item, length }: { item: PublicItem; length?: string }) {
  const [playing, setPlaying] = useState(false);
  const { picture, original, type } = item;
  const label = item.alteration && item.alteration !== 'standard' ? alterationLabels[item.alteration] : undefined;
  const ratio = nearestRatio(picture.width / picture.height);
  if (type !== 'image') {
    return (
      <figure className={styles.bleed}>
        <div className={styles.screen[type]}>{playing ? <Player item={item} /> : <PressToPlay item={item} sizes={sizes} length={length} priority="high" onPress={() => setPlaying(true)} />}</div>
        <figcaption className={styles.caption}>
          <span>{viewerWords.consent[type]}</span>
          <span>{item.light}</span>
        </figcaption>
      </figure>
    );
  }
  return (
    <figure className={styles.bleed}>
      {original ? (
        <BeforeAfter before={original} after={picture} labels={{ before: pairLabels.original, after: label ?? pairLabels.altered }} label={item.title} ratio={ratio} sizes={sizes} />
      ) : (
        <div className={picture.width < picture.height * 1.2 ? styles.narrow : undefined}>
          <Picture picture={picture} sizes={sizes} priority="high" />
        </div>
      )}
      <figcaption className={styles.caption}>
        <span>{label && !original ? label : item.category}</span>
        <span>{item.light}</span>
      </figcaption>
    </figure>
  );
}
