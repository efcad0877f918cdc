import { viewerWords } from '../../content/viewer.ts';
import { Picture } from '../picture.tsx';
import * as styles from './player.css.ts';
import { videoAddress, type ViewerItem } from './viewer-item.ts';

type Playable = Pick<ViewerItem, 'title' | 'type' | 'picture' | 'videoId' | 'embedUrl'>;

/** The frame of a film or tour (R136, R137, D24). Render it only after the visitor's press: it loads from another host. */
export function Player({ item }: { item: Playable }) {
  const src = item.videoId ? videoAddress(item.videoId) : item.embedUrl;
  if (!src) return <Picture picture={item.picture} fill sizes="100vw" />;
  // A frame from our own host with its origin kept could lift its own sandbox.
  const own = src.startsWith('/');
  return (
    <iframe
      className={styles.frame}
      src={src}
      title={`${viewerWords.frame[item.type]}: ${item.title}`}
      sandbox={`allow-scripts allow-popups allow-presentation${own ? '' : ' allow-same-origin'}`}
      allow="autoplay; fullscreen; encrypted-media; picture-in-picture; xr-spatial-tracking; gyroscope; accelerometer"
      referrerPolicy="strict-origin-when-cross-origin"
      allowFullScreen
    />
  );
}

/** The still of a film or tour with the button that starts it, and what pressing it means. */
export function PressToPlay({ item, sizes, length, onPress }: { item: Playable; sizes: string; length?: string; onPress: () => void }) {
  return (
    <button type="button" className={styles.press} aria-label={`${viewerWords.play[item.type]}: ${item.title}`} onClick={onPress}>
      <Picture picture={item.picture} fill sizes={sizes} alt="" />
      <PlayMark length={length} />
      <span className={styles.hint}>{viewerWords.consent[item.type]}</span>
    </button>
  );
}

/** The white disc at the lower left, with the length of the film on a dusk tag. */
export function PlayMark({ length }: { length?: string }) {
  return (
    <span className={styles.mark}>
      <svg className={styles.disc} viewBox="0 0 64 64" aria-hidden="true">
        <circle cx="32" cy="32" r="32" fill="#fff" />
        <path d="M26 21.5v21L43 32z" fill="#15171c" />
      </svg>
      {length && <span className={styles.length}>{length}</span>}
    </span>
  );
}
