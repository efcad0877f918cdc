import { Logo } from '../../components/logo.tsx';
import { admin } from '../../content/admin.ts';
import { Waiting } from './waiting.tsx';
import * as styles from './opening.css.ts';

/** What stands there before the manager does: its name and what is being waited for. */
export function Opening({ text, noScript }: { text: string; noScript?: string }) {
  return (
    <div className={styles.ground}>
      <div className={styles.column}>
        <Logo />
        <div className={styles.card}>
          <h1 className={styles.title}>{admin.title}</h1>
          <div className={styles.waiting}>
            <Waiting text={text} />
          </div>
          {noScript && (
            <noscript>
              <p>{noScript}</p>
            </noscript>
          )}
        </div>
      </div>
    </div>
  );
}
