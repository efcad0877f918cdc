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
