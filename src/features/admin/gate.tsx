import { usePortfolio } from '../../api/portfolio.ts';
import { unreachable } from '../../api/failure.ts';
import { useSession } from '../../api/session.ts';
import { button } from '../../components/button.css.ts';
import { Logo } from '../../components/logo.tsx';
import { usePage } from '../../components/page-context.tsx';
import { admin } from '../../content/admin.ts';
import { adminMessages } from '../../content/messages.ts';
import { Manager } from './manager.tsx';
import { Opening } from './opening.tsx';
import * as styles from './opening.css.ts';
import { PlatformCard } from './platform-card.tsx';
import { SignInCard } from './sign-in-card.tsx';

/** R259: checking, then the card or the data, then the manager. */
export function Gate() {
  // The page says it, since an answer that fails says nothing.
  const { platformSignIn } = usePage().state;
  const session = useSession();
  const staff = session.data?.authenticated ? session.data : undefined;
  const portfolio = usePortfolio(staff !== undefined);
  if (session.isPending) return <Opening text={admin.checking} />;
  if (!staff) return platformSignIn ? <PlatformCard /> : <SignInCard {...(session.isError && { problem: unreachable })} />;
  if (portfolio.isPending) return <Opening text={adminMessages.loading} />;
  if (!portfolio.data) return <Failed title={portfolio.error.message} reason={portfolio.error.reason} retry={() => void portfolio.refetch()} />;
  return <Manager name={staff.name || admin.fallbackName} platformSignIn={platformSignIn ?? false} lists={portfolio.data} />;
}

function Failed({ title, reason, retry }: { title: string; reason: string; retry: () => void }) {
  return (
    <div className={styles.ground}>
      <div className={styles.column}>
        <Logo />
        <div className={styles.card} role="alert">
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.quiet}>{reason}</p>
          <button type="button" className={`${button.ink} ${styles.refresh}`} onClick={retry}>
            Try again
          </button>
        </div>
      </div>
    </div>
  );
}
