import { useEffect, useRef } from 'react';
import { button, small } from '../../../components/button.css.ts';
import { admin } from '../../../content/admin.ts';
import type { FormValues } from './form-values.ts';
import * as styles from './form.css.ts';

type ConflictProps = { mine: FormValues; theirs: FormValues; onMine: () => void; onTheirs: () => void };

/** Somebody else was faster: both versions, and the choice. Nobody's work is overwritten in silence. */
export function Conflict({ mine, theirs, onMine, onTheirs }: ConflictProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), []);
  const rows = conflictRows(mine, theirs);
  return (
    <section ref={section} className={styles.conflict} tabIndex={-1} aria-labelledby="conflict-title">
      <h2 className={styles.conflictTitle} id="conflict-title">
        Somebody changed this item since you opened it
      </h2>
      <table className={styles.versions}>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Yours</th>
            <th scope="col">Theirs</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, mine: own, theirs: other }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{own}</td>
              <td>{other}</td>
            </tr>
          ))}
          {rows.length === 0 && (
            <tr>
              <td colSpan={3}>Both say the same.</td>
            </tr>
          )}
        </tbody>
      </table>
      <div className={styles.buttons}>
        <button type="button" className={`${button.ink} ${small}`} onClick={onMine}>
          Send mine
        </button>
        <button type="button" className={`${button.inkEdge} ${small}`} onClick={onTheirs}>
          Take theirs
        </button>
      </div>
    </section>
  );
}

const { fields } = admin;
const labels: Record<Exclude<keyof FormValues, 'sources'>, string> = {
  title: fields.title,
  type: fields.type,
  description: fields.description,
  category: fields.category,
  thumbnail: fields.thumbnail,
  specs: fields.specs,
  alt: fields.alt,
  decorative: 'Decorative',
  light: fields.light,
  alteration: fields.alteration,
  original: fields.original,
  draft: 'Draft',
  focal: 'Focal point',
};

/** The fields that differ, in words. */
function conflictRows(mine: FormValues, theirs: FormValues): { label: string; mine: string; theirs: string }[] {
  const names = Object.keys(labels) as (keyof typeof labels)[];
  const rows = names.map((name) => ({ label: labels[name].replace('*', ''), mine: inWords(mine[name]), theirs: inWords(theirs[name]) }));
  rows.splice(3, 0, { label: fields.sources[mine.type].replace('*', ''), mine: inWords(mine.sources[mine.type]), theirs: inWords(theirs.sources[theirs.type]) });
  return rows.filter((row) => row.mine !== row.theirs);
}

function inWords(value: FormValues[keyof FormValues]): string {
  if (value === undefined || value === null || value === '') return 'Empty';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'object') return 'x' in value ? `${Math.round(value.x * 100)} %, ${Math.round(value.y * 100)} %` : '';
  return value;
}
