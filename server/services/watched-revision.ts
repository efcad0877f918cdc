import { setTimeout as pause } from 'node:timers/promises';
import { StoreUnavailableError } from '../store/store.ts';

/**
 * The store's public revision, for visitors: undefined while the store is away. Then nobody waits for it; one call
 * goes on asking until it answers.
 */
export function createWatchedRevision(read: () => Promise<number>) {
  let away = false;
  let stopped = false;

  async function watch(): Promise<void> {
    while (away && !stopped) {
      await pause(askAgainMs, undefined, { ref: false });
      away = await read().then(() => false, () => true);
    }
  }

  return {
    async now(): Promise<number | undefined> {
      if (away) return undefined;
      try {
        return await read();
      } catch (error) {
        if (!(error instanceof StoreUnavailableError)) throw error;
        if (!away) {
          away = true;
          void watch();
        }
        return undefined;
      }
    },
    stop() {
      stopped = true;
    },
  };
}

const askAgainMs = 100;
