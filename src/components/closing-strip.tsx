import { container } from '../styles/layout.css.ts';
import { h2 } from '../styles/type.css.ts';
import { button } from './button.css.ts';
import * as styles from './closing-strip.css.ts';
import { SmartLink } from './smart-link.tsx';

export type ClosingStripProps = { heading: string; text?: string; action?: { text: string; href: string } };

/** The end of a reading page: a question on the tinted ground and one way on. */
export function ClosingStrip({ heading, text, action }: ClosingStripProps) {
  return (
    <section className={styles.strip}>
      <div className={`${container} ${styles.row}`}>
        <div>
          <h2 className={h2}>{heading}</h2>
          {text && <p className={styles.text}>{text}</p>}
        </div>
        {action && (
          <SmartLink className={`${button.ink} ${styles.action}`} href={action.href}>
            {action.text}
          </SmartLink>
        )}
      </div>
    </section>
  );
}
