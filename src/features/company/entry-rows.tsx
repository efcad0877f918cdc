import type { ReactNode } from 'react';
import { h3, h4 } from '../../styles/type.css.ts';
import * as styles from './entry-rows.css.ts';

export type EntryRow = { title: string; text: string; aside?: ReactNode };

/** Rows under one ink line: a title, what it is, and a short note at the end. `wide` where the rows have the whole page. */
export function EntryRows({ rows, wide = false }: { rows: readonly EntryRow[]; wide?: boolean }) {
  const Title = wide ? 'h2' : 'h3';
  return (
    <ul className={styles.list}>
      {rows.map(({ title, text, aside }) => (
        <li key={title} className={wide ? styles.wideRow : styles.row}>
          <Title className={wide ? h3 : h4}>{title}</Title>
          <p className={styles.text}>{text}</p>
          {aside && <div className={styles.aside}>{aside}</div>}
        </li>
      ))}
    </ul>
  );
}
