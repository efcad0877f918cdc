import { memo, useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { button, small } from '../../../components/button.css.ts';
import { admin } from '../../../content/admin.ts';
import { adminMessages } from '../../../content/messages.ts';
import type { AdminItem } from '../../../shared/portfolio.ts';
import { Icon } from '../icon.tsx';
import { itemPictureUrl } from '../picture-url.ts';
import * as styles from './list.css.ts';

export type RowActions = {
  edit: (item: AdminItem) => void;
  remove: (item: AdminItem) => void;
  /** Puts the item at this place, from 0. */
  move: (item: AdminItem, place: number) => void;
  drag: (event: PointerEvent<HTMLElement>, item: AdminItem) => void;
};
type ItemRowProps = { item: AdminItem; /** From 0. */ place: number; count: number; movable: boolean; actions: RowActions };

/** One item: 96 px, with the picture at 120 × 80. What is asked, is asked inside of the row. */
export const ItemRow = memo(function ItemRow({ item, place, count, movable, actions }: ItemRowProps) {
  const [asking, setAsking] = useState<'delete' | 'move'>();
  const row = useRef<HTMLLIElement>(null);
  const wasAsking = useRef<'delete' | 'move'>(undefined);
  useEffect(() => {
    if (asking) row.current?.querySelector<HTMLElement>('[data-first]')?.focus();
    else if (wasAsking.current) row.current?.querySelector<HTMLElement>(`[data-asks=${wasAsking.current}]`)?.focus();
    wasAsking.current = asking;
  }, [asking]);
  const places: Record<string, number> = { ArrowUp: place - 1, ArrowDown: place + 1, Home: 0, End: count - 1 };
  const moveByKey = (event: KeyboardEvent) => {
    const to = places[event.key];
    if (to === undefined || !movable) return;
    event.preventDefault();
    actions.move(item, to);
  };
  const leave = (event: KeyboardEvent) => event.key === 'Escape' && setAsking(undefined);
  const picture = itemPictureUrl(item, 240);
  return (
    <li ref={row} className={styles.row} data-asking={asking} onKeyDown={leave}>
      <button
        type="button"
        className={styles.handle}
        data-asks="move"
        disabled={!movable || count < 2}
        aria-label={`Move ${item.title}, place ${place + 1} of ${count}`}
        aria-expanded={asking === 'move'}
        onPointerDown={(event) => actions.drag(event, item)}
        onKeyDown={moveByKey}
        onClick={() => setAsking(asking === 'move' ? undefined : 'move')}
      >
        <Icon name="handle" />
      </button>
      <span className={styles.place}>{place + 1}</span>
      {picture ? <img className={styles.thumbnail} src={picture} width="120" height="80" alt="" loading="lazy" decoding="async" /> : <span className={styles.thumbnail}>{admin.shortTypes[item.type]}</span>}
      <div className={styles.words}>
        <p className={styles.title}>{item.title}</p>
        {asking === 'delete' ? (
          <p>{adminMessages.confirmDelete}</p>
        ) : (
          <>
            <p className={styles.description}>{item.description}</p>
            <p className={styles.facts}>
              <span className={styles.type}>{admin.shortTypes[item.type]}</span>
              {item.category && <span className={styles.fact}>{item.category}</span>}
              {item.specs && <span className={`${styles.fact} ${styles.specs}`}>{item.specs}</span>}
            </p>
          </>
        )}
      </div>
      {!asking && <p className={styles.state}>{item.draft ? <span className={styles.draft}>Draft</span> : <span className={styles.published}>Published</span>}</p>}
      {!asking && (
        <div className={styles.actions}>
          <button type="button" id={`edit-${item.id}`} className={styles.action} aria-label={`Edit ${item.title}`} onClick={() => actions.edit(item)}>
            <Icon name="edit" />
          </button>
          <button type="button" className={styles.action} data-asks="delete" aria-label={`Delete ${item.title}`} onClick={() => setAsking('delete')}>
            <Icon name="delete" />
          </button>
        </div>
      )}
      {asking === 'delete' && (
        <div className={styles.answers}>
          <button type="button" className={`${button.inkEdge} ${small}`} data-first onClick={() => setAsking(undefined)}>
            Keep
          </button>
          <button type="button" className={`${button.ink} ${small} ${styles.destroy}`} onClick={() => actions.remove(item)}>
            Delete
          </button>
        </div>
      )}
      {asking === 'move' && (
        <div className={styles.answers}>
          <button type="button" className={`${button.inkEdge} ${small}`} data-first disabled={place === 0} onClick={() => actions.move(item, place - 1)}>
            Up
          </button>
          <button type="button" className={`${button.inkEdge} ${small}`} disabled={place === count - 1} onClick={() => actions.move(item, place + 1)}>
            Down
          </button>
          <button type="button" className={`${button.inkEdge} ${small}`} disabled={place === 0} onClick={() => actions.move(item, 0)}>
            Top
          </button>
          <button type="button" className={`${button.ink} ${small}`} onClick={() => setAsking(undefined)}>
            Done
          </button>
        </div>
      )}
    </li>
  );
});
