import { flushSync } from 'react-dom';
import { viewerPictureName } from './view-transition-name.ts';

/**
 * Grows the viewer from the picture of the card, or shrinks it back, where the browser can and the visitor
 * doesn't ask for stillness; otherwise just updates.
 */
export function viewTransition(direction: 'open' | 'close', card: Element | undefined, update: () => void): void {
  const picture = card?.querySelector<HTMLElement>('img') ?? undefined;
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (still || typeof document.startViewTransition !== 'function') {
    update();
    return;
  }
  const name = (on: boolean) => picture?.style.setProperty('view-transition-name', on ? viewerPictureName : '');
  name(direction === 'open');
  const { finished, ready } = document.startViewTransition(() => {
    name(direction === 'close');
    flushSync(update);
  });
  const clear = () => name(false);
  // Rejects when another transition or a hidden tab skips this one; the update has happened all the same.
  ready.catch(clear);
  void finished.then(clear, clear);
}
