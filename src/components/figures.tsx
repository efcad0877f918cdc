import { figure } from '../styles/type.css.ts';
import * as styles from './figures.css.ts';

export type Figure = { value: string; label: string };

/** What a figure ends with, set at half its size. */
const unit = /(\+|hr)$/;

/** A few figures on one line of type under one hairline, spaced by what they are; read aloud as "17+ years behind the camera". */
export function Figures({ items }: { items: readonly Figure[] }) {
  return (
    <ul className={styles.figures}>
      {items.map(({ value, label }, index) => (
        <li key={label} data-rise={index}>
          <span className={`${figure} ${styles.value}`}>
            {value.replace(unit, '')}
            {value.endsWith('+') && <span className={styles.plus}>+</span>}
            {value.endsWith('hr') && <span className={styles.hours}>hr</span>}
          </span>{' '}
          <span className={styles.label}>{label}</span>
        </li>
      ))}
    </ul>
  );
}
