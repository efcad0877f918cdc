import { Picture } from '../../components/picture.tsx';
import type { Industry } from '../../content/services/overview.ts';
import { container } from '../../styles/layout.css.ts';
import { h2, h3 } from '../../styles/type.css.ts';
import * as styles from './industries.css.ts';

/** R071, R072: four tiles in rows of 7 + 5 and 5 + 7; each with its figures as badges. */
export function Industries({ heading, tiles }: { heading: string; tiles: readonly Industry[] }) {
  return (
    <section className={styles.section} aria-labelledby="industries">
      <div className={container}>
        <h2 id="industries" className={h2}>
          {heading}
        </h2>
        <ul className={styles.tiles}>
          {tiles.map(({ title, description, picture, chips }, index) => (
            <li key={title} className={`${styles.tile} ${index % 3 === 0 ? styles.wide : styles.narrow}`} data-rise={index % 2}>
              <div className={styles.picture}>
                <Picture picture={picture} ratio="3:2" sizes={`(max-width: 767px) 100vw, (max-width: 1440px) ${index % 3 === 0 ? '53vw, 752px' : '38vw, 528px'}`} />
              </div>
              <div>
                <h3 className={h3}>{title}</h3>
                <p className={styles.description}>{description}</p>
                <ul className={styles.badges}>
                  {chips.map((chip) => (
                    <li key={chip} className={styles.badge}>
                      {chip}
                    </li>
                  ))}
                </ul>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
