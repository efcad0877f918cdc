import { StoreUnavailableError } from '../store/store.ts';

export type ReadOptions = {
  /** False for addresses that anybody may invent: their answers are not kept. */
  keep?: boolean;
  /** Called when the answer is one from before. */
  stale?: () => void;
};

/** The same reads, each answered as it was last answered while the store is away. Remembers `most` addresses. */
export function remembered<R>(read: (address: string) => Promise<R | undefined>, most = 500) {
  const last = new Map<string, R>();
  return async (address: string, { keep = true, stale }: ReadOptions = {}): Promise<R | undefined> => {
    try {
      const found = await read(address);
      if (keep) {
        last.delete(address);
        if (found !== undefined) last.set(address, found);
        const oldest = last.keys().next().value;
        if (last.size > most && oldest !== undefined) last.delete(oldest);
      }
      return found;
    } catch (error) {
      const before = error instanceof StoreUnavailableError ? last.get(address) : undefined;
      if (before === undefined) throw error;
      stale?.();
      return before;
    }
  };
}
