import { button, small } from '../../../components/button.css.ts';
import { adminMessages } from '../../../content/messages.ts';
import * as styles from './list.css.ts';

/** R201. */
export function EmptyList({ onAdd }: { onAdd: () => void }) {
  return (
    <div className={styles.empty}>
      <h2 className={styles.emptyTitle}>{adminMessages.noItems}</h2>
      <p className={styles.description}>The first picture you add opens the category page.</p>
      <button type="button" className={`${button.ink} ${small} ${styles.emptyAction}`} onClick={onAdd}>
        Add the first item
      </button>
    </div>
  );
}

/** No item of this service has these words and this type. */
export function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <div className={styles.empty}>
      <h2 className={styles.emptyTitle}>Nothing found</h2>
      <p className={styles.description}>Titles, descriptions, tags and specifications were searched.</p>
      <button type="button" className={`${button.inkEdge} ${small} ${styles.emptyAction}`} onClick={onClear}>
        Clear the search
      </button>
    </div>
  );
}
