import { keptTogether } from '../../components/kept-together.tsx';
import type { Service } from '../../content/services/types.ts';
import { container } from '../../styles/layout.css.ts';
import { h2, h4 } from '../../styles/type.css.ts';
import * as styles from './process.css.ts';

/** R084, R096: the steps, numerals standing on one line. */
export function Process({ heading, steps }: Service['process']) {
  return (
    <section className={`${container} ${styles.section}`} aria-labelledby="process">
      <h2 id="process" className={h2}>
        {heading}
      </h2>
      <ol className={`${styles.steps} ${styles.count[steps.length === 4 ? 4 : 5]}`}>
        {steps.map(({ title, description, duration }, index) => (
          <li key={title} className={styles.step} data-rise={index}>
            <span className={styles.numeral} aria-hidden="true">
              {index + 1}
            </span>
            <div className={styles.words}>
              <h3 className={h4}>{title}</h3>
              <p className={styles.description}>{keptTogether(description)}</p>
              {duration && <p className={styles.duration}>{keptTogether(duration)}</p>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
