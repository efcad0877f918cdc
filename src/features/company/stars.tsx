import * as styles from './stars.css.ts';

/** Five stars; read aloud by their label, left out without one. */
export function Stars({ label }: { label?: string }) {
  return (
    <svg className={styles.stars} width="100" height="16" viewBox="0 0 100 16" fill="currentColor" role={label ? 'img' : undefined} aria-label={label} aria-hidden={label ? undefined : true}>
      {[0, 21, 42, 63, 84].map((x) => (
        <path key={x} transform={`translate(${x})`} d="m8 .8 2.2 4.9 5.3.6-3.9 3.6 1 5.3L8 12.5l-4.6 2.7 1-5.3L.5 6.3l5.3-.6z" />
      ))}
    </svg>
  );
}
