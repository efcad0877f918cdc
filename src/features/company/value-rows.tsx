import { container } from '../../styles/layout.css.ts';
import { h2, lead } from '../../styles/type.css.ts';
import * as styles from './value-rows.css.ts';

type ValueRowsProps = { heading: string; items: readonly { title: string; text: string }[] };

/** R145: words as large as a heading, what they mean beside them. */
export function ValueRows({ heading, items }: ValueRowsProps) {
  return (
    <section className={`${container} ${styles.section}`}>
      <h2 className={`${lead} ${styles.heading}`}>{heading}</h2>
      <ul className={styles.list}>
        {items.map(({ title, text }) => (
          <li key={title} className={styles.row}>
            <h3 className={h2}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
