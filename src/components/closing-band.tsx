import type { PictureName } from '../content/picture-names.ts';
import { container } from '../styles/layout.css.ts';
import { h2, lead } from '../styles/type.css.ts';
import { button } from './button.css.ts';
import * as styles from './closing-band.css.ts';
import { priorityAt } from './picture-priority.ts';
import { Picture } from './picture.tsx';
import { SmartLink } from './smart-link.tsx';

export type ClosingBandProps = {
  heading: string;
  text?: string;
  /** The first is the page's primary action. */
  actions: readonly { text: string; href: string }[];
  /** A day picture. One other than the default has no sky to spare: the words then stand in plain sky above it. */
  picture?: PictureName;
  /** How many pictures stand before it on the page, where those are few. */
  picturesBefore?: number;
};

const withSky = { wide: 'slider-day-wide', tall: 'slider-day-tall' } as const;

/** The end of a page: ink words in a day sky over a picture from edge to edge. */
export function ClosingBand({ heading, text, actions, picture = withSky.wide, picturesBefore = 3 }: ClosingBandProps) {
  const hasSky = picture === withSky.wide;
  return (
    <section className={`${styles.band} ${hasSky ? '' : styles.above}`} data-ground="day">
      <div className={styles.picture}>
        <Picture
          picture={picture}
          sizes="100vw"
          priority={priorityAt(picturesBefore)}
          className={styles.frame}
          alternative={hasSky ? { media: styles.upright, picture: withSky.tall, sizes: '100vw' } : undefined}
        />
      </div>
      <div className={`${container} ${styles.words} ${hasSky ? styles.room : ''}`}>
        <h2 className={h2}>{heading}</h2>
        {text && <p className={`${lead} ${styles.text}`}>{text}</p>}
        <ul className={styles.actions}>
          {actions.map((action, index) => (
            <li key={action.text}>
              <SmartLink className={`${index === 0 ? button.ink : button.inkEdge} ${styles.action}`} href={action.href}>
                {action.text}
              </SmartLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
