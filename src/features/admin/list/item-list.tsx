import { useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useDeleteItem, useMoveItem, useRestoreItem } from '../../../api/portfolio.ts';
import { useNotify } from '../../../components/toast/toast-region.tsx';
import type { Family } from '../../../content/catalog.ts';
import { notices } from '../../../content/messages.ts';
import type { AdminItem } from '../../../shared/portfolio.ts';
import { visuallyHidden } from '../../../styles/layout.css.ts';
import { useFailure } from '../use-failure.ts';
import { EmptyList, NothingFound } from './empty-list.tsx';
import { filterItems, type Filter } from './filter-items.ts';
import { ItemRow, type RowActions } from './item-row.tsx';
import { ListTools } from './list-tools.tsx';
import { moveFor, reorder } from './reorder.ts';
import { useDrag } from './use-drag.ts';
import * as styles from './list.css.ts';

type ItemListProps = { family: Family; items: AdminItem[]; onAdd: () => void; onEdit: (item: AdminItem) => void };

/** R199, R200: a service's items in order: to find, to edit, to move and to delete. */
export function ItemList({ family, items, onAdd, onEdit }: ItemListProps) {
  const [filter, setFilter] = useState<Filter>({ text: '', type: 'all' });
  const [announcement, setAnnouncement] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const deferred = useDeferredValue(filter);
  const shown = useMemo(() => filterItems(items, deferred), [items, deferred]);
  const filtered = shown !== items;
  const places = useMemo(() => new Map(items.map((item, index) => [item.id, index])), [items]);
  const notify = useNotify();
  const fail = useFailure();
  const mover = useMoveItem();
  const remover = useDeleteItem();
  const restorer = useRestoreItem();
  const service = family.collection;

  const move = (from: number, to: number) => {
    const order = reorder(items, from, to);
    const item = items[from];
    const target = item && moveFor(order, item.id);
    if (!item || !target || order.every((each, index) => each === items[index])) return;
    mover.mutateAsync({ service, id: item.id, to: target, order }).catch(fail);
    setAnnouncement(`${item.title}: place ${order.indexOf(item) + 1} of ${items.length}`);
  };
  const drag = useDrag({ list, items, onDrop: move });

  const actions = useStableActions({
    edit: onEdit,
    move: (item, place) => move(items.indexOf(item), place),
    drag: (event, item) => drag(event, items.indexOf(item)),
    remove: (item) => {
      const undo = () => void restorer.mutateAsync({ service, id: item.id }).catch(fail);
      const at = shown.indexOf(item);
      const neighbour = shown[at + 1] ?? shown[at - 1];
      (neighbour ? document.getElementById(`edit-${neighbour.id}`) : list.current)?.focus();
      remover.mutateAsync({ service, id: item.id, revision: item.revision }).then(() => notify({ ...notices.itemDeleted, action: { label: 'Undo', onAction: undo } }), fail);
    },
  });

  return (
    <>
      <ListTools label={family.label} filter={filter} onFilter={setFilter} hint={filtered ? 'Clear the search to reorder' : 'Drag to reorder, or focus a handle and use the arrow keys'} />
      {filtered && (
        <p className={styles.found} role="status">
          {shown.length} of {items.length} shown
        </p>
      )}
      {items.length === 0 ? (
        <EmptyList onAdd={onAdd} />
      ) : shown.length === 0 ? (
        <NothingFound onClear={() => setFilter({ text: '', type: 'all' })} />
      ) : (
        <ol className={styles.list} ref={list} tabIndex={-1}>
          {shown.map((item) => (
            <ItemRow key={item.id} item={item} place={places.get(item.id) ?? 0} count={items.length} movable={!filtered} actions={actions} />
          ))}
        </ol>
      )}
      <p className={visuallyHidden} role="status">
        {announcement}
      </p>
    </>
  );
}

/** The same functions at every rendering, so that of five hundred rows only the changed ones are rendered again. */
function useStableActions(actions: RowActions): RowActions {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  return useMemo(
    () => ({
      edit: (item) => latest.current.edit(item),
      move: (item, place) => latest.current.move(item, place),
      drag: (event, item) => latest.current.drag(event, item),
      remove: (item) => latest.current.remove(item),
    }),
    [],
  );
}
