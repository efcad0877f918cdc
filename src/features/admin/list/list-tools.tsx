import { admin } from '../../../content/admin.ts';
import { itemTypes } from '../../../shared/portfolio.ts';
import * as fields from '../field.css.ts';
import { Icon } from '../icon.tsx';
import type { Filter } from './filter-items.ts';
import * as styles from './list.css.ts';

type ListToolsProps = { label: string; filter: Filter; onFilter: (filter: Filter) => void; hint: string };

/** Search and type filter of a list. */
export function ListTools({ label, filter, onFilter, hint }: ListToolsProps) {
  return (
    <div className={styles.tools} role="search">
      <div className={styles.search}>
        <Icon name="search" />
        <input
          type="search"
          className={`${fields.input} ${styles.searchField}`}
          aria-label={`Find in ${label}`}
          placeholder={`Find in ${label}`}
          value={filter.text}
          onChange={(event) => onFilter({ ...filter, text: event.target.value })}
        />
      </div>
      <div className={styles.types} role="group" aria-label="Type">
        {(['all', ...itemTypes] as const).map((type) => (
          <button key={type} type="button" className={styles.typeButton} aria-pressed={filter.type === type} onClick={() => onFilter({ ...filter, type })}>
            {type === 'all' ? 'All' : admin.shortTypes[type]}
          </button>
        ))}
      </div>
      <p className={styles.hint}>{hint}</p>
    </div>
  );
}
