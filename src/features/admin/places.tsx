import type { PortfolioLists } from '../../api/portfolio.ts';
import { adminInbox } from '../../content/admin-inbox.ts';
import { families } from '../../content/catalog.ts';
import { visuallyHidden } from '../../styles/layout.css.ts';
import { views, type AdminView } from './views.ts';
import * as fields from './field.css.ts';
import * as styles from './places.css.ts';

type PlacesProps = { lists: PortfolioLists; current: string; onChoose: (key: string) => void };

/** R197, D35: the eight services with their counts, then the other views; a drop-down on small screens. */
export function Places({ lists, current, onChoose }: PlacesProps) {
  return (
    <nav className={styles.nav} aria-label="Portfolio">
      <select className={`${fields.select} ${styles.menu}`} aria-label="Service" value={current} onChange={(event) => onChoose(event.target.value)}>
        <optgroup label="Services">
          {families.map(({ key, collection, label }) => (
            <option key={key} value={key}>
              {label} ({itemCount(lists[collection].length)})
            </option>
          ))}
        </optgroup>
        <optgroup label="More">
          {views.map((view) => (
            <ViewOption key={view.key} view={view} />
          ))}
        </optgroup>
      </select>
      <div className={styles.lists}>
        <h2 className={styles.heading}>Services</h2>
        <ul>
          {families.map(({ key, collection, label }) => (
            <li key={key}>
              <button type="button" className={styles.place} aria-current={key === current ? 'page' : undefined} onClick={() => onChoose(key)}>
                {label}
                <span className={styles.count}>{lists[collection].length}</span>
              </button>
            </li>
          ))}
        </ul>
        <ul className={styles.more}>
          {views.map((view) => (
            <li key={view.key}>
              <ViewPlace view={view} current={current} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

function ViewOption({ view: { key, label, useUnseen } }: { view: AdminView }) {
  const unseen = useUnseen();
  return <option value={key}>{unseen > 0 ? `${label} (${unseen} ${unseenWord})` : label}</option>;
}

function ViewPlace({ view: { key, label, useUnseen }, current, onChoose }: Pick<PlacesProps, 'current' | 'onChoose'> & { view: AdminView }) {
  const unseen = useUnseen();
  return (
    <button type="button" className={styles.place} aria-current={key === current ? 'page' : undefined} onClick={() => onChoose(key)}>
      {label}
      {unseen > 0 && (
        <span className={styles.count}>
          {unseen}
          <span className={visuallyHidden}> {unseenWord}</span>
        </span>
      )}
    </button>
  );
}

const unseenWord = adminInbox.inquiries.statuses.new.toLowerCase();

/** "1 item", "14 items". */
export function itemCount(count: number): string {
  return count === 1 ? '1 item' : `${count} items`;
}
