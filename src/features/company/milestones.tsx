import { container, ground, section } from '../../styles/layout.css.ts';
import { h2, h4 } from '../../styles/type.css.ts';
import * as styles from './milestones.css.ts';

type MilestonesProps = { heading: string; milestones: readonly { year: string; title: string; text: string }[] };

/** R146: years that stand on one line. */
export function Milestones({ heading, milestones }: MilestonesProps) {
  return (
    <section className={`${ground.tint} ${section}`}>
      <div className={container}>
        <h2 className={h2}>{heading}</h2>
        <ol className={styles.list}>
          {milestones.map(({ year, title, text }, index) => (
            <li key={year} className={styles.item} data-rise={index}>
              <p className={`${h2} ${styles.year}`}>{year}</p>
              <div className={styles.words}>
                <h3 className={h4}>{title}</h3>
                <p className={styles.text}>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
