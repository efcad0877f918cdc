import { useLayoutEffect, useRef, type PointerEvent, type RefObject } from 'react';
import { dropIndex } from './reorder.ts';

type DragOptions = { list: RefObject<HTMLElement | null>; items: readonly unknown[]; onDrop: (from: number, to: number) => void };

/** How far a pointer goes before a press is a drag, in pixels; and how near to an edge the page scrolls along. */
const slack = 5;
const edge = 72;

/**
 * Returns what starts dragging the row at an index, for the `pointerdown` of its handle. Rows are moved by
 * transforms alone; the list's own order changes after the drop.
 */
export function useDrag({ list, items, onDrop }: DragOptions): (event: PointerEvent<HTMLElement>, from: number) => void {
  const settle = useRef<() => void>(undefined);
  useLayoutEffect(() => settle.current?.(), [items]);

  return (event, from) => {
    const parent = list.current;
    if (event.button !== 0 || !parent) return;
    settle.current?.();
    const handle: HTMLElement = event.currentTarget;
    const rows = [...parent.children] as HTMLElement[];
    const startY = event.clientY;
    const startScroll = window.scrollY;
    let pointerY = startY;
    let rects: { top: number; height: number }[] | undefined;
    let to = from;
    let frame = 0;
    const released = new AbortController();

    const draw = () => {
      if (!rects) return;
      const shift = pointerY - startY + window.scrollY - startScroll;
      to = dropIndex(rects, from, shift);
      const room = rects[from]?.height ?? 0;
      rows.forEach((row, index) => {
        const aside = index > from && index <= to ? -room : index < from && index >= to ? room : 0;
        row.style.transform = index === from ? `translateY(${shift}px)` : aside ? `translateY(${aside}px)` : '';
      });
      const scroll = pointerY < edge ? pointerY - edge : pointerY > window.innerHeight - edge ? pointerY - window.innerHeight + edge : 0;
      if (scroll) window.scrollBy(0, scroll / 4);
      frame = requestAnimationFrame(draw);
    };
    const clear = () => {
      settle.current = undefined;
      parent.removeAttribute('data-dragging');
      for (const row of rows) {
        row.style.removeProperty('transform');
        row.removeAttribute('data-dragged');
      }
    };
    const finish = (dropped: boolean) => {
      released.abort();
      cancelAnimationFrame(frame);
      if (!rects) return;
      // The press was a drag: the click that follows it means nothing.
      handle.addEventListener('click', stop, { once: true, capture: true });
      setTimeout(() => handle.removeEventListener('click', stop, { capture: true }));
      settle.current = clear;
      if (dropped && to !== from) onDrop(from, to);
      else clear();
    };
    const { signal } = released;
    handle.setPointerCapture(event.pointerId);
    handle.addEventListener('pointermove', (moved) => {
      pointerY = moved.clientY;
      if (rects || Math.abs(pointerY - startY) < slack) return;
      rects = rows.map((row) => ({ top: row.offsetTop, height: row.offsetHeight }));
      parent.setAttribute('data-dragging', '');
      rows[from]?.setAttribute('data-dragged', '');
      draw();
    }, { signal });
    handle.addEventListener('pointerup', () => finish(true), { signal });
    handle.addEventListener('pointercancel', () => finish(false), { signal });
    window.addEventListener('keydown', (pressed) => pressed.key === 'Escape' && finish(false), { signal });
  };
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
