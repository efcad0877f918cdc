import { useRef, useState, type FormEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { subscribe } from '../api/newsletter.ts';
import { useFormToken } from '../api/use-form-token.ts';
import { consentWording } from '../content/consent.ts';
import { newsletterMessages } from '../content/newsletter-messages.ts';
import { formTokenField, honeypotField, looksLikeEmail, pageField, subscribedParameter } from '../shared/form-fields.ts';
import { visuallyHidden } from '../styles/layout.css.ts';
import { button } from './button.css.ts';
import * as styles from './newsletter-form.css.ts';
import { usePage } from './page-context.tsx';

type NewsletterFormProps = { id: string; ground: 'dark' | 'day' };
type State = { phase: 'idle' | 'submitting'; message?: string };

/**
 * R236–R238, R269, R270: the one newsletter form, in the footer and beside posts (D28). Without script it is a
 * plain post that comes back to its page, with `?subscribed=1` or with what was typed.
 */
export function NewsletterForm({ id, ground }: NewsletterFormProps) {
  const { pathname, search } = useLocation();
  const { state: page } = usePage();
  const returned = page.form?.name === 'newsletter' ? page.form : undefined;
  const thanked = new URLSearchParams(search).get(subscribedParameter) === '1' ? newsletterMessages.success : undefined;
  const [state, setState] = useState<State>({ phase: 'idle', message: returned?.errors.email ?? returned?.errors.form ?? thanked });
  const token = useFormToken();
  const input = useRef<HTMLInputElement>(null);
  const submitting = state.phase === 'submitting';

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = Object.fromEntries(new FormData(form)) as Record<string, string>;
    if (!looksLikeEmail(fields.email ?? '')) {
      setState({ phase: 'idle', message: newsletterMessages.invalidEmail });
      input.current?.focus();
      return;
    }
    setState({ phase: 'submitting' });
    const message = await subscribe({ ...fields, [formTokenField]: await token.take() });
    if (isSuccess(message)) form.reset();
    setState({ phase: 'idle', message });
  }

  return (
    <form method="post" action={`/api/newsletter#${id}`} noValidate onSubmit={(event) => void submit(event)} onFocus={token.touch} className={styles.form}>
      <label htmlFor={id} className={styles.label}>
        Email
      </label>
      <div className={styles.row}>
        <input
          ref={input}
          id={id}
          className={styles.field[ground]}
          type="email"
          name="email"
          autoComplete="email"
          maxLength={254}
          defaultValue={returned?.values.email}
          placeholder="you@brokerage.ca"
          disabled={submitting}
          aria-invalid={(state.message !== undefined && !isSuccess(state.message)) || undefined}
          aria-describedby={`${id}-message ${id}-consent`}
        />
        <button type="submit" className={`${button[ground === 'dark' ? 'amber' : 'ink']} ${styles.submit}`} disabled={submitting}>
          {submitting ? newsletterMessages.subscribing : newsletterMessages.subscribe}
        </button>
      </div>
      <div className={visuallyHidden} aria-hidden="true">
        <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" aria-label="Leave this empty" />
      </div>
      <input type="hidden" name={pageField} value={pathname} />
      <p id={`${id}-message`} className={styles.message} role="status" data-tone={state.message && (isSuccess(state.message) ? 'success' : 'error')}>
        {state.message}
      </p>
      <p id={`${id}-consent`} className={styles.consent}>
        {consentWording.newsletter}
      </p>
    </form>
  );
}

/** R238. */
function isSuccess(message: string): boolean {
  return message.includes(newsletterMessages.successMark);
}
