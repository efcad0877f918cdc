import type { ReactNode } from 'react';
import * as styles from './kept-together.css.ts';

/** A text whose ranges, such as '24-48 hours', and telephone numbers don't break at a hyphen; a range's unit stays beside it. */
export function keptTogether(text: string): ReactNode {
  const parts = text.split(range);
  if (parts.length === 1) return text;
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className={styles.range}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** Odd parts of a split by it are the ranges and numbers. */
const range = /(\$?\d[\d,.]*(?:[-–]\$?\d[\d,.]*)+\+?(?: [a-z]+)?)/;
