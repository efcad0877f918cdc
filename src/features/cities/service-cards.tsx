import { Link } from 'react-router-dom';
import { Picture, type PictureProps } from '../../components/picture.tsx';
import type { City } from '../../content/cities/types.ts';
import { bleedOnPhone, container, section } from '../../styles/layout.css.ts';
import { h2, h3 } from '../../styles/type.css.ts';
import * as styles from './service-cards.css.ts';

type ServiceCardsProps = { heading: string; cards: City['services']['cards'] };

type Format = Pick<PictureProps, 'ratio' | 'position' | 'sizes' | 'priority' | 'className'>;

/** Photograph, film, drone and tour each have their own format; the three of a row stand on one edge. */
const formats: readonly Format[] = [
  { ratio: '3:2', sizes: '(max-width: 767px) 100vw, 29vw', priority: 'high' },
  { ratio: '16:9', sizes: '(max-width: 767px) 100vw, 37vw', priority: 'eager' },
  { ratio: '4:5', sizes: '(max-width: 767px) 100vw, 21vw' },
];
const panorama: Format = { ratio: '2:1', sizes: '(max-width: 1440px) 100vw, 1312px', className: styles.panorama };
/** A tour without a panorama shows the camera at work, whose head is near the upper edge. */
const scanner: Format = { ...panorama, position: 'top' };

/** R188: the four cards. */
export function ServiceCards({ heading, cards }: ServiceCardsProps) {
  return (
    <section className={`${container} ${section}`}>
      <h2 className={h2}>{heading}</h2>
      <ul className={styles.cards}>
        {cards.map((card, index) => (
          <li key={card.href} className={styles.card} data-rise={index % 3}>
            <div className={bleedOnPhone}>
              <Picture picture={card.picture} {...(formats[index] ?? (card.picture.endsWith('-360') ? panorama : scanner))} />
            </div>
            <div className={styles.words}>
              <h3 className={h3}>
                <Link className={styles.link} to={card.href}>
                  {card.title}
                </Link>
              </h3>
              <p className={styles.text}>{card.description}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
