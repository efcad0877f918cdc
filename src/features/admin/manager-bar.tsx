import { useSignOut } from '../../api/session.ts';
import { Logo } from '../../components/logo.tsx';
import { useNotify } from '../../components/toast/toast-region.tsx';
import { admin } from '../../content/admin.ts';
import { notices } from '../../content/messages.ts';
import { paths } from '../../paths.ts';
import { useFailure } from './use-failure.ts';
import * as styles from './manager.css.ts';

/** Who is signed in, and the ways out. R209, D36: the hosting platform's session can't be ended from here. */
export function ManagerBar({ name, platformSignIn }: { name: string; platformSignIn: boolean }) {
  const notify = useNotify();
  const fail = useFailure();
  const signOut = useSignOut();
  const logOut = () => {
    if (platformSignIn) return notify(notices.loggedOut);
    signOut.mutate(undefined, { onSuccess: () => notify(admin.signedOut), onError: fail });
  };
  return (
    <header className={styles.bar}>
      <Logo />
      <p className={styles.greeting}>Hello, {name}</p>
      {/* Not through the router: the browser asks before it leaves pictures that did not arrive. */}
      <a className={styles.barLink} href={paths.home}>
        View site
      </a>
      <button type="button" className={`${styles.barLink} ${styles.logOut}`} disabled={signOut.isPending} onClick={logOut}>
        Log out
      </button>
    </header>
  );
}
