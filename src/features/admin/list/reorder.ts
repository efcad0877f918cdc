import type { Move } from '../../../shared/portfolio.ts';

/** The list with the entry at `from` put at `to`; both are indexes from 0, `to` is brought into the list. */
export function reorder<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  const [moved] = next.splice(from, 1);
  if (moved === undefined) return [...list];
  next.splice(Math.min(Math.max(to, 0), next.length), 0, moved);
  return next;
}

/** What to send so that an entry of `order` stands where it does there; undefined when it stands alone. */
export function moveFor(order: readonly { id: string }[], id: string): Move | undefined {
  const index = order.findIndex((item) => item.id === id);
  const before = order[index - 1];
  const after = order[index + 1];
  if (index >= 0 && before) return { after: before.id };
  return index >= 0 && after ? { before: after.id } : undefined;
}

/**
 * Where a dragged row would fall: going down, its lower edge passes the middle of the next row; going up, its upper
 * edge that of the one before. Pixels from one origin.
 */
export function dropIndex(rows: readonly { top: number; height: number }[], from: number, shift: number): number {
  const dragged = rows[from];
  if (!dragged) return from;
  const middle = (index: number) => (rows[index] ? rows[index].top + rows[index].height / 2 : undefined);
  let to = from;
  if (shift > 0) while ((middle(to + 1) ?? Infinity) < dragged.top + dragged.height + shift) to += 1;
  else while ((middle(to - 1) ?? -Infinity) > dragged.top + shift) to -= 1;
  return to;
}
