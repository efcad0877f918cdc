import { setTimeout as pause } from 'node:timers/promises';
import { StoreUnavailableError } from '../store/store.ts';

/** Reads the store's public revision, for visitors: resolves to undefined while the store is away. */
export function createWatchedRevision(read: () => Promise<number>): () => Promise<number | undefined> {
  let away = false;
  let asking: Promise<boolean> | undefined;

  /** One call asks for everybody; nobody waits for it longer than for a picture. */
  function back(): Promise<boolean> {
    asking ??= read()
      .then(
        () => true,
        () => false,
      )
      .then((answered) => {
        away = !answered;
        asking = undefined;
        return answered;
      });
    return Promise.race([asking, pause(patienceMs, false)]);
  }

  return async () => {
    if (away && !(await back())) return undefined;
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof StoreUnavailableError)) throw error;
      away = true;
      return undefined;
    }
  };
}

const patienceMs = 50;
