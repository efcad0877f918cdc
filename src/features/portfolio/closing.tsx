import { button } from '../../components/button.css.ts';
import { SmartLink } from '../../components/smart-link.tsx';
import type { PageLink } from '../../content/page-types.ts';
import { container } from '../../styles/layout.css.ts';
import { h2 } from '../../styles/type.css.ts';
import * as styles from './closing.css.ts';

/** The way on from a wall of pictures: to the service, and to us (R118, R121, R123). */
export function Closing({ heading, contact, service }: { heading: string; contact: PageLink; service?: PageLink }) {
  return (
    <section className={`${container} ${styles.closing}`}>
      <div className={styles.row}>
        <h2 className={h2}>{heading}</h2>
        <div className={styles.actions}>
          {service && (
            <SmartLink className={button.whiteEdge} href={service.href}>
              {service.text}
            </SmartLink>
          )}
          <SmartLink className={button.amber} href={contact.href}>
            {contact.text}
          </SmartLink>
        </div>
      </div>
    </section>
  );
}
