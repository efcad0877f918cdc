import { button, small } from '../../../components/button.css.ts';
import { buttonLabels } from '../../../content/messages.ts';
import { Icon } from '../icon.tsx';
import { discardForm, useDrafts, useWorkshop } from '../workshop.ts';
import { draftKey, type FormTarget } from './draft-store.ts';
import type { FormValues } from './form-values.ts';
import { pictureSize, readiness } from './readiness.ts';
import { useUpload } from '../../../api/uploads.ts';
import * as styles from './form.css.ts';

type FormEndProps = { form: FormTarget; values: FormValues; busy: boolean; onChange: (patch: Partial<FormValues>) => void; onCancel: () => void };

/** Who will see the item, sending it, and what is still to be done before. */
export function FormEnd({ form, values, busy, onChange, onCancel }: FormEndProps) {
  const workshop = useWorkshop();
  const draft = useDrafts()[draftKey(form)];
  const upload = useUpload(values.type === 'image' ? values.sources.image : '');
  const checks = readiness(values, pictureSize(values.sources.image, upload.data ?? undefined));
  return (
    <>
      <fieldset className={styles.visibility}>
        <legend>Visible to</legend>
        {[false, true].map((each) => (
          <label key={String(each)} className={styles.choice}>
            <input type="radio" name="draft" checked={values.draft === each} onChange={() => onChange({ draft: each })} />
            {each ? 'Draft: staff only' : 'Published: everyone'}
          </label>
        ))}
      </fieldset>
      <div className={styles.buttons}>
        <button type="submit" className={`${button.ink} ${small} ${styles.submit}`} disabled={busy}>
          {form.base ? buttonLabels.updateItem : buttonLabels.addItem}
        </button>
        {form.base && (
          <button type="button" className={`${button.inkEdge} ${small}`} disabled={busy} onClick={onCancel}>
            {buttonLabels.cancel}
          </button>
        )}
        {!form.base && draft && (
          <button type="button" className={`${button.inkEdge} ${small}`} disabled={busy} onClick={() => discardForm(workshop, form)}>
            Clear
          </button>
        )}
      </div>
      <p className={styles.kept} role="status">
        {busy ? 'Sending' : draft ? `Kept in this browser since ${clockTime(draft.savedAt)}. Nothing is lost if you leave.` : ''}
      </p>
      <h2 className={styles.asideTitle}>Before it goes live</h2>
      <ul className={styles.checks}>
        {checks.map(({ text, done }) => (
          <li key={text} className={styles.checkRow} data-done={done}>
            {done ? <Icon name="tick" /> : <span className={styles.open} aria-hidden="true" />}
            {text}
          </li>
        ))}
      </ul>
    </>
  );
}

function clockTime(milliseconds: number): string {
  return new Date(milliseconds).toLocaleTimeString('en-CA', { hour: 'numeric', minute: '2-digit' }).replace(/([ap])\.m\./, '$1m');
}
