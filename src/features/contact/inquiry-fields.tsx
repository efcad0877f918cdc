import { contact } from '../../content/contact.ts';
import { fieldLengths } from '../../shared/form-fields.ts';
import { Field } from './field.tsx';
import * as styles from './inquiry-fields.css.ts';
import { TimelineField } from './timeline-field.tsx';

type InquiryFieldsProps = { values: Readonly<Record<string, string>>; errors: Readonly<Record<string, string>> };

const { fields } = contact.form;

/** R235, R271, R272, R281: the fields in the specification's order, with its types and autocomplete hints. */
export function InquiryFields({ values, errors }: InquiryFieldsProps) {
  const text = (name: string) => ({ name, className: styles.field, defaultValue: values[name] });
  const select = (name: 'service' | 'budget') => (
    <Field name={name} label={fields[name].label} error={errors[name]} optional>
      {(attributes) => (
        <select key={values[name]} {...attributes} {...text(name)} className={styles.select} autoComplete="off">
          <option value="">{fields[name].empty}</option>
          {fields[name].options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
  return (
    <div className={styles.fields}>
      <Field name="firstName" label={fields.firstName.label} error={errors.firstName}>
        {(attributes) => <input {...attributes} {...text('firstName')} type="text" autoComplete="given-name" maxLength={fieldLengths.name} required />}
      </Field>
      <Field name="lastName" label={fields.lastName.label} error={errors.lastName}>
        {(attributes) => <input {...attributes} {...text('lastName')} type="text" autoComplete="family-name" maxLength={fieldLengths.name} required />}
      </Field>
      <Field name="email" label={fields.email.label} error={errors.email}>
        {(attributes) => <input {...attributes} {...text('email')} type="email" autoComplete="email" maxLength={fieldLengths.email} required />}
      </Field>
      <Field name="phone" label={fields.phone.label} error={errors.phone} optional>
        {(attributes) => <input {...attributes} {...text('phone')} type="tel" autoComplete="tel" maxLength={fieldLengths.phone} />}
      </Field>
      {select('service')}
      {select('budget')}
      <TimelineField value={values.timeline} error={errors.timeline} />
      <Field name="details" label={fields.details.label} error={errors.details} wide>
        {(attributes) => <textarea {...attributes} {...text('details')} className={styles.area} placeholder={fields.details.placeholder} maxLength={fieldLengths.details} rows={6} autoComplete="off" required />}
      </Field>
    </div>
  );
}
