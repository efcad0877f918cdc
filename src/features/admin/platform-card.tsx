import { button } from '../../components/button.css.ts';
import { Logo } from '../../components/logo.tsx';
import { buttonLabels, notAuthenticated } from '../../content/messages.ts';
import { reloadPage } from './reload-page.ts';
import * as styles from './opening.css.ts';

/** R193, R194: nobody is signed in, and the hosting platform is where one does. */
export function PlatformCard() {
  return (
    <div className={styles.ground}>
      <div className={`${styles.column} ${styles.wide}`}>
        <Logo />
        <div className={styles.card}>
          <h1 className={styles.title}>{notAuthenticated.title}</h1>
          <p className={styles.text}>{notAuthenticated.text}</p>
          <p className={styles.quiet}>{notAuthenticated.hint}</p>
          <button type="button" className={`${button.ink} ${styles.refresh}`} onClick={reloadPage}>
            {buttonLabels.refreshPage}
          </button>
        </div>
      </div>
    </div>
  );
}
