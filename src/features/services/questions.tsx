import { Accordion } from '../../components/accordion.tsx';
import { button } from '../../components/button.css.ts';
import { SmartLink } from '../../components/smart-link.tsx';
import type { Service } from '../../content/services/types.ts';
import { paths } from '../../paths.ts';
import { container } from '../../styles/layout.css.ts';
import { h2 } from '../../styles/type.css.ts';
import * as styles from './questions.css.ts';

/** R085, R086: one open at a time, and the way to ask. */
export function Questions({ heading, questions }: Service['faq']) {
  return (
    <section className={`${container} ${styles.section}`} aria-labelledby="questions">
      <div className={styles.side}>
        <h2 id="questions" className={h2}>
          {heading}
        </h2>
        <p className={styles.still}>Still have questions?</p>
        <SmartLink className={`${button.inkEdge} ${styles.contact}`} href={paths.contact}>
          Contact Us for More Information
        </SmartLink>
      </div>
      <div className={styles.list}>
        <Accordion questions={questions} name="questions" firstOpen />
      </div>
    </section>
  );
}
