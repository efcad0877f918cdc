import { useState } from 'react';
import { alterationLabels, pairLabels } from '../../content/viewer.ts';
import { BeforeAfter } from '../before-after.tsx';
import { Picture } from '../picture.tsx';
import { usePicture } from '../use-picture.ts';
import * as styles from './media-viewer.css.ts';
import { Player, PressToPlay } from './player.tsx';
import { nearestRatio } from './ratio.ts';
import type { ViewerItem } from './viewer-item.ts';

/** How wide the viewer draws a picture: R334's 64rem at most. */
export const stageSizes = '(max-width: 1184px) 100vw, 1024px';

/** The picture, the pair, the film or the tour of one item. What comes from another host waits for a press. */
export function ViewerStage({ item, pressed }: { item: ViewerItem; pressed: boolean }) {
  const [playing, setPlaying] = useState(pressed);
  const { width, height } = usePicture(item.picture);
  const ratio = item.type === 'image' ? width / height : item.type === 'video' ? 16 / 9 : 2;
  // On the dialog, because the text below is as wide as the picture.
  const setRatio = (frame: HTMLDivElement | null) => frame?.closest('dialog')?.style.setProperty(styles.ratioName, String(ratio));
  const label = item.alteration && item.alteration !== 'standard' ? alterationLabels[item.alteration] : undefined;
  return (
    <div className={styles.stage}>
      <div ref={setRatio} className={styles.frame} data-kind={item.type}>
        {item.type !== 'image' ? (
          playing ? <Player item={item} /> : <PressToPlay item={item} sizes={stageSizes} onPress={() => setPlaying(true)} />
        ) : item.original ? (
          <BeforeAfter before={item.original} after={item.picture} labels={{ before: pairLabels.original, after: label ?? pairLabels.altered }} label={item.title} phoneRatio={nearestRatio(ratio)} sizes={stageSizes} fill />
        ) : (
          <>
            <Picture picture={item.picture} fill sizes={stageSizes} priority="high" />
            {label && <p className={styles.label}>{label}</p>}
          </>
        )}
      </div>
    </div>
  );
}
