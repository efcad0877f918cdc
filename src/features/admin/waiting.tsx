import * as styles from './waiting.css.ts';

/** A turning ring and what is being waited for. */
export function Waiting({ text }: { text: string }) {
  return (
    <p className={styles.waiting} role="status">
      <span className={styles.ring} aria-hidden="true" />
      {text}
    </p>
  );
}
