import { useEffect, useId, useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { viewerWords } from '../../content/viewer.ts';
import { h3 } from '../../styles/type.css.ts';
import { Picture } from '../picture.tsx';
import { ItemFacts } from './item-facts.tsx';
import * as styles from './media-viewer.css.ts';
import { stageSizes, ViewerStage } from './viewer-stage.tsx';
import { stepFrom, type ViewerItem } from './viewer-item.ts';
import { useSwipe } from './use-swipe.ts';

export type MediaViewerProps = {
  items: readonly ViewerItem[];
  index: number;
  /** The visitor pressed this very item: a film or tour may load at once. */
  pressed: boolean;
  wraps: boolean;
  onMove: (index: number) => void;
  onClose: () => void;
};

/** More of them than this would be a texture, not a scale. */
const mostTicks = 24;

/** The open viewer: a modal dialog, so that the browser hides and locks the page behind it. */
export function MediaViewer({ items, index, pressed, wraps, onMove, onClose }: MediaViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const previous = stepFrom(index, items.length, -1, wraps);
  const next = stepFrom(index, items.length, 1, wraps);
  const go = (to: number | undefined) => to !== undefined && onMove(to);
  const swipe = useSwipe((direction) => go(direction === 1 ? next : previous));
  useModal(dialog);
  useEffect(() => {
    // A button that turns disabled under the finger drops the focus out of the dialog.
    if (document.activeElement === document.body || document.activeElement?.matches(':disabled')) dialog.current?.focus();
  }, [index]);
  const item = items[index];
  if (!item) return null;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement || event.altKey || event.metaKey || event.ctrlKey) return;
    if (event.key === 'ArrowLeft') go(previous);
    if (event.key === 'ArrowRight') go(next);
    if (event.key === 'Tab') keepFocus(event, dialog.current);
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      tabIndex={-1}
      data-ground="dark"
      data-viewer
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => !event.currentTarget.open && onClose()}
      {...swipe}
    >
      <div className={styles.bar}>
        <p className={styles.counter} aria-live="polite">
          {viewerWords.counter(index + 1, items.length)}
        </p>
        {items.length > 1 && (
          <div className={styles.controls}>
            <Arrow label={viewerWords.previous} side="previous" onPress={() => go(previous)} disabled={previous === undefined} />
            {items.length <= mostTicks && (
              <span className={styles.ticks} aria-hidden="true">
                {items.map(({ id }, place) => (
                  <span key={id} className={place === index ? styles.tickNow : styles.tick} />
                ))}
              </span>
            )}
            <Arrow label={viewerWords.next} side="next" onPress={() => go(next)} disabled={next === undefined} />
          </div>
        )}
        <button type="button" className={styles.close} aria-label={viewerWords.close} onClick={onClose}>
          <svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" strokeWidth="1.75" aria-hidden="true">
            <path d="m4.5 4.5 15 15m0-15-15 15" />
          </svg>
        </button>
      </div>
      <ViewerStage key={item.id} item={item} pressed={pressed} />
      <div className={styles.text}>
        <div className={styles.words}>
          <div>
            <h2 id={titleId} className={`${h3} ${styles.title}`}>
              {item.title}
            </h2>
            <p className={styles.description}>{item.description}</p>
          </div>
          <ItemFacts item={item} />
        </div>
      </div>
      <div hidden>
        {[previous, next].flatMap((place) => items[place ?? -1] ?? []).map((neighbour) => (
          <Picture key={neighbour.id} picture={neighbour.picture} sizes={stageSizes} priority="eager" alt="" />
        ))}
      </div>
    </dialog>
  );
}

type ArrowProps = { label: string; side: 'previous' | 'next'; onPress: () => void; disabled: boolean };

function Arrow({ label, side, onPress, disabled }: ArrowProps) {
  return (
    <button type="button" className={styles.arrow[side]} aria-label={label} onClick={onPress} disabled={disabled}>
      <svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" strokeWidth="1.75" aria-hidden="true">
        <path d={side === 'previous' ? 'M21.5 12h-19m7.5-7.5L2.5 12l7.5 7.5' : 'M2.5 12h19M14 4.5l7.5 7.5-7.5 7.5'} />
      </svg>
    </button>
  );
}

function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.focus();
    return () => element?.close();
  }, [dialog]);
}

/** R249: Tab runs in a circle, instead of leaving for the browser's own bars. */
function keepFocus(event: KeyboardEvent, dialog: HTMLDialogElement | null): void {
  const stops = [...(dialog?.querySelectorAll<HTMLElement>('button:not(:disabled), input, iframe, a[href]') ?? [])];
  const [first, last] = [stops.at(0), stops.at(-1)];
  const active = document.activeElement;
  if (event.shiftKey ? active === first || active === dialog : active === last) {
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  }
}
