import { Field } from '../field.tsx';
import * as fields from '../field.css.ts';
import { Icon } from '../icon.tsx';
import type { Problems } from '../form/form-values.ts';
import { portfolioLengths } from '../../../shared/portfolio.ts';
import { useWorkshop } from '../workshop.ts';
import type { UploadEntry } from './upload-queue.ts';
import { Thumbnail } from './upload-row.tsx';
import * as styles from './uploads.css.ts';

type BatchRowProps = { entry: UploadEntry; problems: Problems; disabled: boolean };

/** One of many uploaded pictures, with the words it needs. */
export function BatchRow({ entry, problems, disabled }: BatchRowProps) {
  const { uploads } = useWorkshop();
  const { id, name, title, description, alt, decorative } = entry;
  return (
    <li className={styles.batchRow}>
      <div>
        <Thumbnail entry={entry} />
        <p className={styles.fileName}>{name}</p>
      </div>
      <div className={styles.batchFields}>
        <Field id={`${id}-title`} label="Title" problem={problems.title}>
          {(props) => <input {...props} className={fields.input} value={title} maxLength={portfolioLengths.title} disabled={disabled} onChange={(event) => uploads.describe(id, { title: event.target.value })} />}
        </Field>
        <Field id={`${id}-alt`} label="Alternative text" problem={problems.alt}>
          {(props) => <input {...props} className={fields.input} value={decorative ? '' : (alt ?? '')} maxLength={portfolioLengths.alt} disabled={disabled || decorative} onChange={(event) => uploads.describe(id, { alt: event.target.value })} />}
        </Field>
        <Field id={`${id}-description`} label="Description" problem={problems.description}>
          {(props) => <input {...props} className={fields.input} value={description} maxLength={portfolioLengths.description} disabled={disabled} onChange={(event) => uploads.describe(id, { description: event.target.value })} />}
        </Field>
        <label className={`${fields.check} ${styles.batchCheck}`}>
          <input type="checkbox" checked={decorative} disabled={disabled} onChange={(event) => uploads.describe(id, { decorative: event.target.checked })} />
          Decorative
        </label>
      </div>
      <button type="button" className={styles.button} aria-label={`Remove ${name}`} disabled={disabled} onClick={() => uploads.remove(id)}>
        <Icon name="cross" />
      </button>
    </li>
  );
}
