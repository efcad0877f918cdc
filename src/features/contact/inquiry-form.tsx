import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFormToken } from '../../api/use-form-token.ts';
import { button } from '../../components/button.css.ts';
import { usePage } from '../../components/page-context.tsx';
import { consentWording } from '../../content/consent.ts';
import { contact } from '../../content/contact.ts';
import { paths } from '../../paths.ts';
import { formTokenField, honeypotField, type ServiceOption } from '../../shared/form-fields.ts';
import { visuallyHidden } from '../../styles/layout.css.ts';
import { h2 } from '../../styles/type.css.ts';
import type { InquiryErrors } from './check-inquiry.ts';
import { ErrorSummary } from './error-summary.tsx';
import { InquiryFields } from './inquiry-fields.tsx';
import * as styles from './inquiry-form.css.ts';
import { sendInquiry } from './send-inquiry.ts';
import type { SentState } from './sent.tsx';
import { useDraft } from './use-draft.ts';

/**
 * R165, R235, D05: the inquiry. The fields keep their own values, so that nothing typed is ever lost; without script
 * it is a plain post that comes back with values and errors in the page's state.
 */
export function InquiryForm({ service }: { service: ServiceOption | undefined }) {
  const { form: sent } = usePage().state;
  const returned = sent?.name === 'contact' ? sent : undefined;
  const values = returned?.values ?? { service: service ?? '' };
  const [errors, setErrors] = useState<InquiryErrors>(returned?.errors ?? {});
  const [attempt, setAttempt] = useState(0);
  const [sending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const draft = useDraft(form, values, returned === undefined);
  const token = useFormToken();
  const navigate = useNavigate();
  const busy = useRef(false);
  const touch = () => {
    token.touch();
    void loadCheck().catch(() => undefined);
  };

  useEffect(() => {
    if (attempt > 0) summary.current?.focus();
  }, [attempt]);

  function refuse(problems: InquiryErrors) {
    setErrors(problems);
    setAttempt((count) => count + 1);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    const fields = fieldsOf(event.currentTarget);
    const problems = await firstProblems(fields);
    busy.current = false;
    if (problems) return refuse(problems);
    draft.clear();
    void navigate(`${paths.contact}?sent=1`, { state: { firstName: fields.firstName?.trim() } satisfies SentState });
  }

  async function firstProblems(fields: Record<string, string>): Promise<InquiryErrors | undefined> {
    const missing = await loadCheck().then((check) => check(fields), () => ({}));
    if (Object.keys(missing).length > 0) return missing;
    setErrors({});
    setSending(true);
    const problems = await sendInquiry({ ...fields, [formTokenField]: await token.take() });
    setSending(false);
    return problems;
  }

  /** A message goes as soon as its field is right. */
  function recheck(event: FormEvent<HTMLFormElement>) {
    draft.save();
    const { name } = event.target as HTMLInputElement;
    if (!errors[name]) return;
    const fields = fieldsOf(event.currentTarget);
    void loadCheck().then((check) => {
      if (!check(fields)[name]) setErrors(({ [name]: _mended, ...others }) => others);
    }, () => undefined);
  }

  return (
    <form ref={form} method="post" action="/api/contact" noValidate aria-labelledby="inquiry-heading" onSubmit={(event) => void submit(event)} onInput={recheck} onFocus={touch}>
      <h2 id="inquiry-heading" className={h2}>
        {contact.form.heading}
      </h2>
      <ErrorSummary ref={summary} errors={errors} returned={returned !== undefined && attempt === 0} />
      <InquiryFields values={values} errors={errors} />
      <label className={styles.consent}>
        <input className={styles.box} type="checkbox" name="consent" defaultChecked={values.consent === 'on'} />
        <span>{consentWording.contact}</span>
      </label>
      <div className={visuallyHidden} aria-hidden="true">
        <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" aria-label="Leave this empty" />
      </div>
      <div className={styles.end}>
        <button type="submit" className={`${button.ink} ${styles.submit}`} disabled={sending}>
          {sending ? contact.form.submitting : contact.form.submit}
        </button>
        <p className={styles.note}>{contact.form.note}</p>
      </div>
    </form>
  );
}

/** The schema is larger than the page, so it comes with the first touch; without it the server checks alone. */
const loadCheck = () => import('./check-inquiry.ts').then((module) => module.checkInquiry);

function fieldsOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(new FormData(form)) as Record<string, string>;
}
