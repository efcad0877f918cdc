import { useRef, useState, type FormEvent } from 'react';
import { useSignIn } from '../../api/session.ts';
import { button, link } from '../../components/button.css.ts';
import { Logo } from '../../components/logo.tsx';
import { admin } from '../../content/admin.ts';
import { buttonLabels } from '../../content/messages.ts';
import { fieldMessages } from '../../shared/api-error.ts';
import { SignInSchema } from '../../shared/session.ts';
import { Field } from './field.tsx';
import { reloadPage } from './reload-page.ts';
import * as fields from './field.css.ts';
import * as styles from './opening.css.ts';

const words = admin.signIn;

/** D02: the card of the site's own accounts. */
export function SignInCard({ problem }: { problem?: string }) {
  const signIn = useSignIn();
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = SignInSchema.safeParse(Object.fromEntries(new FormData(event.currentTarget)));
    const found = input.success ? {} : fieldMessages(input.error.issues);
    setProblems(found);
    if (input.success) signIn.mutate(input.data, { onError: () => form.current?.querySelector<HTMLInputElement>('[name=password]')?.select() });
    else form.current?.querySelector<HTMLInputElement>(`[name=${Object.keys(found)[0] ?? 'username'}]`)?.focus();
  };
  const refused = signIn.error?.reason ?? problem;
  return (
    <div className={styles.ground}>
      <div className={styles.column}>
        <Logo />
        <div className={styles.card}>
          <h1 className={styles.title}>{words.title}</h1>
          <p className={styles.quiet}>{words.text}</p>
          <form ref={form} className={styles.form} noValidate onSubmit={submit}>
            <Field id="username" label={words.username} problem={problems.username}>
              {(props) => <input {...props} name="username" className={fields.large} autoComplete="username" autoCapitalize="none" spellCheck={false} autoFocus required />}
            </Field>
            <Field id="password" label={words.password} problem={problems.password}>
              {(props) => <input {...props} name="password" type="password" className={fields.large} autoComplete="current-password" required />}
            </Field>
            {refused && (
              <p className={fields.problem} role="alert">
                {refused}
              </p>
            )}
            <button type="submit" className={`${button.ink} ${styles.submit}`} disabled={signIn.isPending}>
              {signIn.isPending ? words.submitting : words.submit}
            </button>
          </form>
        </div>
        <p className={styles.below}>
          {words.elsewhere}
          <button type="button" className={`${styles.refreshLink} ${link}`} onClick={reloadPage}>
            {buttonLabels.refreshPage}
          </button>
        </p>
      </div>
    </div>
  );
}
