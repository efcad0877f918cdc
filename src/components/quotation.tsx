import type { Testimonial } from '../content/services/types.ts';
import { container, ground, panel } from '../styles/layout.css.ts';
import type { panels } from '../styles/tokens.css.ts';
import { quotation } from '../styles/type.css.ts';
import * as styles from './quotation.css.ts';

export type QuotationProps = Testimonial & {
  /** Dusk, or the ground of the page's own panel. */
  on?: 'dusk' | keyof typeof panels;
};

/** A testimonial across the whole page, its opening mark hung into the margin. */
export function Quotation({ quote, author, role, service, on = 'dusk' }: QuotationProps) {
  return (
    <section className={`${styles.band} ${on === 'dusk' ? ground.dusk : panel[on]}`} data-ground="dark" aria-label="Testimonial">
      <figure className={container}>
        <blockquote className={`${quotation} ${styles.quote}`}>
          <p>
            <span className={styles.mark}>“</span>
            {quote}”
          </p>
        </blockquote>
        <figcaption className={styles.source}>
          <span>
            {author}, {role.charAt(0).toLowerCase() + role.slice(1)}
          </span>
          <span className={styles.service}>{service}</span>
        </figcaption>
      </figure>
    </section>
  );
}
