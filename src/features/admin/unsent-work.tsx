import { families } from '../../content/catalog.ts';
import type { Draft } from './form/draft-store.ts';
import { discardForm, useDrafts, useWorkshop } from './workshop.ts';
import * as styles from './manager.css.ts';

/** What was typed and not sent, after a reload or a look elsewhere. */
export function UnsentWork({ onOpen }: { onOpen: (draft: Draft) => void }) {
  const workshop = useWorkshop();
  return Object.entries(useDrafts()).map(([key, draft]) => {
    const label = families.find(({ collection }) => collection === draft.collection)?.label;
    const name = draft.values.title.trim() || draft.base?.title;
    return (
      <div key={key} className={styles.notice}>
        <p>
          Not sent yet, {label}: {draft.base ? 'changes to ' : ''}
          {name ? `“${name}”` : 'a new item'}
        </p>
        <button type="button" className={styles.textButton} onClick={() => onOpen(draft)}>
          Continue
        </button>
        <button type="button" className={styles.textButton} onClick={() => discardForm(workshop, draft)}>
          Discard
        </button>
      </div>
    );
  });
}
