import type { ReactNode } from 'react';
import { contact } from '../../content/contact.ts';
import * as styles from './field.css.ts';
import { fieldId } from './field-id.ts';

type FieldAttributes = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };
type FieldProps = {
  name: string;
  label: string;
  error: string | undefined;
  /** Optional is marked, required is not. */
  optional?: boolean;
  wide?: boolean;
  children: (attributes: FieldAttributes) => ReactNode;
};

/** Label above, message below, one control between. */
export function Field({ name, label, error, optional = false, wide = false, children }: FieldProps) {
  const id = fieldId(name);
  return (
    <div className={wide ? styles.wide : undefined}>
      <label htmlFor={id} className={styles.label}>
        {label} {optional && <span className={styles.optional}>{contact.form.optional}</span>}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': error ? `${id}-error` : undefined })}
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}

/** The sentence under a field that says what to type. */
export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  if (!message) return null;
  return (
    <p id={id} className={styles.error}>
      <svg width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="1.4" aria-hidden="true">
        <circle cx="8" cy="8" r="7" />
        <path d="M8 4.4v4.4M8 10.6v1.2" />
      </svg>
      {message}
    </p>
  );
}
