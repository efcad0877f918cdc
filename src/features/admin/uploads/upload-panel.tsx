import { button, small } from '../../../components/button.css.ts';
import { buttonLabels } from '../../../content/messages.ts';
import type { FormTarget } from '../form/draft-store.ts';
import { Icon } from '../icon.tsx';
import { visuallyHidden } from '../../../styles/layout.css.ts';
import { sendHeld, useWorkshop } from '../workshop.ts';
import { isUnderway, type UploadEntry } from './upload-queue.ts';
import { UploadRow } from './upload-row.tsx';
import * as styles from './uploads.css.ts';

type UploadPanelProps = {
  form: FormTarget;
  entries: readonly UploadEntry[];
  /** Many pictures, each described in a row of its own. */
  several?: boolean;
  /** Files are held over the window. */
  over: boolean;
};

/** R205, R265, R266: chosen files are held until Upload is pressed. Drop and paste work anywhere in the window. */
export function UploadPanel({ form, entries, several = false, over }: UploadPanelProps) {
  const workshop = useWorkshop();
  const held = entries.some(({ state }) => state === 'held');
  const working = entries.some(({ state }) => isUnderway(state));
  const listed = several ? entries.filter(({ state }) => state !== 'done') : entries;
  return (
    <section className={styles.panel} aria-label="Pictures">
      <div className={styles.drop} data-over={over || undefined}>
        <div>
          <p className={styles.lead}>Drop pictures here, paste them, or choose files</p>
          <p className={styles.quiet}>JPEG, PNG, WebP, AVIF, GIF or TIFF, 25 MB each</p>
        </div>
        <label className={`${button.inkEdge} ${small} ${styles.choose}`}>
          {form.base ? 'Choose file' : 'Choose files'}
          <input
            className={visuallyHidden}
            type="file"
            accept="image/*"
            multiple={!form.base}
            onChange={(event) => {
              workshop.uploads.hold(form.collection, [...(event.target.files ?? [])]);
              event.target.value = '';
            }}
          />
        </label>
        <button type="button" className={`${button.ink} ${small} ${styles.upload}`} disabled={!held || working} onClick={() => sendHeld(workshop, form)}>
          {!working && <Icon name="upload" />}
          {working ? buttonLabels.uploading : buttonLabels.upload}
        </button>
      </div>
      {listed.length > 0 && (
        <ul>
          {listed.map((entry) => (
            <UploadRow key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
    </section>
  );
}
