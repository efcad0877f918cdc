import { viewerWords } from '../../content/viewer.ts';
import { Picture } from '../picture.tsx';
import { PlayMark } from '../play-mark.tsx';
import * as styles from './player.css.ts';
import { isOwnTour, videoAddress, type ViewerItem } from './viewer-item.ts';

type Playable = Pick<ViewerItem, 'title' | 'type' | 'picture' | 'videoId' | 'embedUrl'>;

/** The frame of a film or tour (R136, R137, D24). Render it only after the visitor's press: it loads from another host. */
export function Player({ item }: { item: Playable }) {
  const src = item.videoId ? videoAddress(item.videoId) : item.embedUrl;
  if (!src) return <Picture picture={item.picture} fill sizes="100vw" />;
  const own = isOwnTour(item);
  return (
    <iframe
      className={styles.frame}
      src={src}
      title={`${own ? viewerWords.ownTour.frame : viewerWords.frame[item.type]}: ${item.title}`}
      // A page of ours needs its origin and its scripts, and with both it could lift any sandbox: browsers warn of one that is none.
      sandbox={own ? undefined : 'allow-scripts allow-popups allow-presentation allow-same-origin'}
      allow="autoplay; fullscreen; encrypted-media; picture-in-picture; xr-spatial-tracking; gyroscope; accelerometer"
      loading="lazy"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

/**
 * The still of a film or tour with the link that starts it here; without script it leads to the player's own page.
 * Nothing is loaded before.
 */
export function PressToPlay({ item, sizes, length, priority, words = viewerWords.play[item.type], onPress }: PressToPlayProps) {
  const said = length ? `${words}, ${length}` : words;
  return (
    <a
      className={styles.press}
      href={item.videoId ? `https://www.youtube.com/watch?v=${encodeURIComponent(item.videoId)}` : item.embedUrl}
      target="_blank"
      rel="noopener noreferrer"
      role="button"
      aria-label={`${said}: ${item.title}`}
      onClick={(event) => {
        event.preventDefault();
        onPress();
      }}
      onKeyDown={(event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        onPress();
      }}
    >
      <Picture picture={item.picture} fill sizes={sizes} priority={priority} alt="" />
      <PlayMark length={said} size="large" />
    </a>
  );
}

type PressToPlayProps = { item: Playable; sizes: string; length?: string; words?: string; priority?: 'high' | 'eager' | 'lazy'; onPress: () => void };
