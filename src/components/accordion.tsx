import { h4 } from '../styles/type.css.ts';
import * as styles from './accordion.css.ts';
import { keptTogether } from './kept-together.tsx';

export type AccordionProps = {
  questions: readonly { question: string; answer: string }[];
  /** Given: one open at a time (R253). Absent: each opens for itself. */
  name?: string;
  /** Opens the first as the page arrives. */
  firstOpen?: boolean;
  /** Level of the questions in the page's outline. */
  level?: 3 | 4;
};

/** Disclosure rows: plain details elements, so they open without script and by find-in-page. */
export function Accordion({ questions, name, firstOpen = false, level = 3 }: AccordionProps) {
  const Heading = `h${level}` as const;
  return (
    <ul className={styles.list}>
      {questions.map(({ question, answer }, index) => (
        <li key={question} className={styles.row}>
          <details name={name} open={firstOpen && index === 0} className={styles.details}>
            <summary className={styles.summary}>
              <Heading className={h4}>{question}</Heading>
              <svg className={styles.sign} viewBox="0 0 18 18" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
                <path d="M0 9h18" />
                <path className={styles.upright} d="M9 0v18" />
              </svg>
            </summary>
            <p className={styles.answer}>{keptTogether(answer)}</p>
          </details>
        </li>
      ))}
    </ul>
  );
}
