import { site } from '../content/site.ts';
import * as styles from './logo.css.ts';

/** The mark and the company's name; takes the colour of its surroundings, the lit part is amber on dark ground. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg className={styles.mark} viewBox="0 0 26 26" aria-hidden="true">
        <rect className={styles.lit} x="1" y="16.5" width="24" height="8.5" />
        <rect x="1" y="1" width="24" height="24" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
      {site.name}
    </span>
  );
}
