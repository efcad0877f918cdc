import { useEffect } from 'react';
import { isUnderway, type UploadQueue } from './upload-queue.ts';

/** Asks before the page is left with files that did not arrive: unlike what is typed, they can't be remembered. */
export function useLeaveGuard({ entries }: UploadQueue): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (entries().some(({ state }) => state === 'held' || isUnderway(state))) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [entries]);
}
