import { chip, chips } from '../../components/chip.css.ts';
import { contact } from '../../content/contact.ts';
import { visuallyHidden } from '../../styles/layout.css.ts';
import * as fieldStyles from './field.css.ts';
import { FieldError } from './field.tsx';
import { fieldId } from './field-id.ts';
import * as styles from './timeline-field.css.ts';

/** R338: radio buttons in the dress of chips; the arrow keys choose. */
export function TimelineField({ value, error }: { value: string | undefined; error: string | undefined }) {
  const { label, options } = contact.form.fields.timeline;
  const id = fieldId('timeline');
  return (
    <fieldset className={styles.group} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>
        <span className={fieldStyles.label}>
          {label} <span className={fieldStyles.optional}>{contact.form.optional}</span>
        </span>
      </legend>
      <div className={chips}>
        {options.map((option, index) => (
          <label key={option.value} className={`${chip} ${styles.choice}`}>
            <input id={index === 0 ? id : undefined} className={visuallyHidden} type="radio" name="timeline" value={option.value} defaultChecked={option.value === value} />
            {option.label}
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} message={error} />
    </fieldset>
  );
}
