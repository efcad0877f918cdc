import type { ReactNode } from 'react';
import type { PictureName } from '../content/picture-names.ts';
import { container } from '../styles/layout.css.ts';
import { h2, h3, lead } from '../styles/type.css.ts';
import { link } from './button.css.ts';
import { keptTogether } from './kept-together.tsx';
import { LearnMore } from './learn-more.tsx';
import { Picture } from './picture.tsx';
import { PlayMark } from './play-mark.tsx';
import * as styles from './services-spread.css.ts';
import { SmartLink } from './smart-link.tsx';

export type SpreadCard = { title: string; description: string; href: string; picture?: PictureName };
export type ServicesSpreadProps = {
  heading: string;
  /** Under the heading. */
  text?: string;
  all?: { text: string; href: string };
  /** Eight, in the order of R002: four that record a place, four from the studio. */
  cards: readonly SpreadCard[];
  /** Text of each card's link. */
  more: string;
  /** Length on the film's tag. */
  filmLength?: string;
  /** Beside the studio's rows; fills its cell. */
  aside: ReactNode;
};

/** Of home, /services and /services/all (R058, R068, R070): it stands right under the hero, so its first two pictures are eager. */
export function ServicesSpread({ heading, text, all, cards, more, filmLength, aside }: ServicesSpreadProps) {
  return (
    <section className={`${container} ${styles.section}`} aria-labelledby="services-heading">
      <div className={styles.zigzag}>
        <header className={styles.header}>
          <h2 id="services-heading" className={h2}>
            {heading}
          </h2>
          {text && <p className={`${lead} ${styles.intro}`}>{keptTogether(text)}</p>}
          {all && (
            <SmartLink className={`${link} ${styles.all}`} href={all.href}>
              {all.text}
            </SmartLink>
          )}
        </header>
        <ul className={styles.cards}>
          {cards.slice(0, 4).map((card, index) => (
            <Recording key={card.href} card={card} more={more} shape={shapes[index]!} length={index === 1 ? filmLength : undefined} />
          ))}
        </ul>
      </div>
      <div className={styles.studio}>
        <div className={styles.aside}>
          <div className={styles.fill}>{aside}</div>
        </div>
        <ul className={styles.rows}>
          {cards.slice(4).map((card) => (
            <li key={card.href} className={styles.row}>
              <h3 className={h3}>{card.title}</h3>
              <p className={styles.description}>{keptTogether(card.description)}</p>
              <LearnMore href={card.href} text={more} about={card.title} className={styles.rowLink} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const seven = '(max-width: 767px) 100vw, (max-width: 1440px) 53vw, 752px';
const five = '(max-width: 767px) 100vw, (max-width: 1440px) 38vw, 528px';
/** A 4:5 window onto a 3:2 picture is filled by its height: the picture is 1.875 times as wide as the window. */
const upright = '(max-width: 767px) 188vw, (max-width: 1440px) 71vw, 990px';
/** Place, format and loading of the four, in their order. */
const shapes = [
  { place: 'first', ratio: '3:2', sizes: seven, priority: 'high' },
  { place: 'second', ratio: '16:9', sizes: five, priority: 'eager' },
  { place: 'third', ratio: '4:5', sizes: upright, priority: 'lazy' },
  { place: 'fourth', ratio: '2:1', sizes: seven, priority: 'lazy' },
] as const;

function Recording({ card, more, shape, length }: { card: SpreadCard; more: string; shape: (typeof shapes)[number]; length?: string }) {
  return (
    <li className={`${styles.card} ${styles.place[shape.place]}`} data-rise={shape.place === 'second' || shape.place === 'fourth' ? 1 : 0}>
      <div className={styles.picture}>
        {card.picture && <Picture picture={card.picture} ratio={shape.ratio} sizes={shape.sizes} priority={shape.priority} />}
        {shape.place === 'second' && <PlayMark length={length} />}
      </div>
      <div>
        <h3 className={h3}>{card.title}</h3>
        <p className={styles.description}>{keptTogether(card.description)}</p>
        <LearnMore href={card.href} text={more} about={card.title} />
      </div>
    </li>
  );
}
