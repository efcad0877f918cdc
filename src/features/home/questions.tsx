import { Accordion } from '../../components/accordion.tsx';
import { link } from '../../components/button.css.ts';
import { SmartLink } from '../../components/smart-link.tsx';
import { home } from '../../content/home.ts';
import { container, grid, section } from '../../styles/layout.css.ts';
import { h2 } from '../../styles/type.css.ts';
import * as styles from './questions.css.ts';

/** R062: one open at a time, and that one closes again. */
export function Questions() {
  const { heading, text, all, questions } = home.faq;
  return (
    <section className={`${container} ${section}`} aria-labelledby="questions-heading">
      <div className={grid}>
        <div className={styles.head}>
          <h2 id="questions-heading" className={h2}>
            {heading}
          </h2>
          <p className={styles.text}>{text}</p>
          <SmartLink className={styles.all} href={all.href}>
            <span className={link}>{all.text}</span>
          </SmartLink>
        </div>
        <div className={styles.questions}>
          <Accordion questions={questions} name="home-questions" firstOpen />
        </div>
      </div>
    </section>
  );
}
