import type { Ref } from 'react';
import { link } from '../../components/button.css.ts';
import { contact } from '../../content/contact.ts';
import { inquiryMessages } from '../../content/messages.ts';
import type { InquiryErrors } from './check-inquiry.ts';
import * as styles from './error-summary.css.ts';
import { fieldId } from './field-id.ts';

type ErrorSummaryProps = {
  ref: Ref<HTMLDivElement>;
  errors: InquiryErrors;
  /** The page came back from a post without script: it opens here. */
  returned: boolean;
};

const { fields } = contact.form;

/** What is wrong, with a link to each field, above the form; it takes the focus. */
export function ErrorSummary({ ref, errors, returned }: ErrorSummaryProps) {
  const wrong = (Object.keys(fields) as (keyof typeof fields)[]).filter((name) => errors[name]);
  if (wrong.length === 0 && !errors.form) return null;
  return (
    <div ref={ref} className={styles.box} role="alert" tabIndex={-1} autoFocus={returned}>
      <p className={styles.heading}>{errors.form ?? inquiryMessages.errorSummary}</p>
      {wrong.length > 0 && (
        <ul className={styles.list}>
          {wrong.map((name) => (
            <li key={name}>
              <a
                className={link}
                href={`#${fieldId(name)}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(fieldId(name))?.focus();
                }}
              >
                {fields[name].label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
