import { useState } from 'react';
import { CallFailure } from '../../../api/failure.ts';
import { useAddItem } from '../../../api/portfolio.ts';
import { button, small } from '../../../components/button.css.ts';
import { useNotify } from '../../../components/toast/toast-region.tsx';
import type { Family } from '../../../content/catalog.ts';
import { notices } from '../../../content/messages.ts';
import { itemCount } from '../places.tsx';
import { useFailure } from '../use-failure.ts';
import { useWorkshop } from '../workshop.ts';
import { BatchRow } from './batch-row.tsx';
import { batchItem, batchProblems } from './batch-item.ts';
import { isUnderway, type UploadEntry } from './upload-queue.ts';
import * as styles from './uploads.css.ts';

type UploadBatchProps = { family: Family; /** Those that are not gone into a form. */ entries: readonly UploadEntry[]; onDone: () => void };

/** Many pictures at once: each is described in its row, then all are added. Drafts need no words yet. */
export function UploadBatch({ family, entries, onDone }: UploadBatchProps) {
  const { uploads } = useWorkshop();
  const add = useAddItem();
  const notify = useNotify();
  const fail = useFailure();
  const [adding, setAdding] = useState(false);
  const [checked, setChecked] = useState<'draft' | 'published'>();
  const arrived = entries.filter(({ state }) => state === 'done');
  const underway = entries.some(({ state }) => isUnderway(state));

  const addAll = async (draft: boolean) => {
    setChecked(draft ? 'draft' : 'published');
    if (arrived.some((entry) => Object.keys(batchProblems(entry, draft)).length > 0)) return notify(notices.missingFields);
    setAdding(true);
    let added = 0;
    try {
      // One after the other: they keep the order in which they were chosen.
      for (const entry of arrived) {
        await add.mutateAsync({ service: family.collection, item: batchItem(entry, draft) });
        uploads.remove(entry.id);
        added += 1;
      }
      notify(added === 1 ? notices.itemAdded : { title: `${itemCount(added)} added`, description: draft ? 'They are drafts. Visitors see them once you publish them.' : 'They stand at the end of the list.' });
      if (!underway) onDone();
    } catch (error) {
      if (error instanceof CallFailure) fail(error);
    } finally {
      setAdding(false);
    }
  };

  if (arrived.length === 0) return null;
  return (
    <section className={styles.batch} aria-label="Uploaded pictures">
      <div className={styles.batchHead}>
        <h2 className={styles.batchTitle}>{arrived.length === 1 ? '1 picture uploaded' : `${arrived.length} pictures uploaded`}</h2>
        <p className={styles.quiet}>Drafts can wait for their words. To publish, describe each one and say what is in it.</p>
      </div>
      <ol>
        {arrived.map((entry) => (
          <BatchRow key={entry.id} entry={entry} problems={checked ? batchProblems(entry, checked === 'draft') : {}} disabled={adding} />
        ))}
      </ol>
      <div className={styles.batchEnd}>
        <button type="button" className={`${button.ink} ${small}`} disabled={adding || underway} onClick={() => void addAll(true)}>
          Add all as drafts
        </button>
        <button type="button" className={`${button.inkEdge} ${small}`} disabled={adding || underway} onClick={() => void addAll(false)}>
          Add all and publish
        </button>
        {underway && <p className={styles.quiet}>Some are still on their way.</p>}
      </div>
    </section>
  );
}
