import * as styles from './play-mark.css.ts';

/** On a film's still, at the lower left: a white disc, and the length where it is known. The parent is positioned. */
export function PlayMark({ length, size = 'small' }: { length?: string; size?: 'small' | 'large' }) {
  return (
    <span className={styles.mark}>
      <svg className={styles.disc[size]} viewBox="0 0 48 48" aria-hidden="true">
        <circle cx="24" cy="24" r="24" fill="#fff" />
        <path d="M20 17v14l11-7z" fill="currentColor" />
      </svg>
      {length && <span className={styles.length}>{length}</span>}
    </span>
  );
}
