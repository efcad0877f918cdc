import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import * as styles from './field.css.ts';

type FieldProps = {
  id: string;
  label: string;
  optional?: boolean;
  hint?: string;
  problem?: string | undefined;
  children: (props: { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string }) => ReactNode;
};

/** A label, its field, and what is wrong with it. */
export function Field({ id, label, optional = false, hint, problem, children }: FieldProps) {
  const described = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {optional && <span className={styles.optional}>Optional</span>}
      </div>
      {children({ id, ...(problem && { 'aria-invalid': true }), ...(described && { 'aria-describedby': described }) })}
      {problem && (
        <p className={styles.problem} id={`${id}-problem`}>
          <Icon name="alert" /> {problem}
        </p>
      )}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
