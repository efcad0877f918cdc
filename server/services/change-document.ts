import { NotFoundError, StaleError } from '../store/store.ts';
import type { Collection, Stored } from '../store/store.ts';

/**
 * Reads a document, changes it and writes it back; begins again when another writer was faster.
 * `change` returns the new document, or undefined to leave it as it is. Throws NotFoundError.
 */
export async function changeDocument<T extends { id: string }>(
  collection: Collection<T>,
  id: string,
  change: (current: Stored<T>) => T | undefined,
): Promise<Stored<T>> {
  for (;;) {
    const current = await collection.get(id);
    if (!current) throw new NotFoundError(`No document ${id}`);
    const changed = change(current);
    if (!changed) return current;
    try {
      return await collection.replace(changed, current.revision);
    } catch (error) {
      if (!(error instanceof StaleError)) throw error;
    }
  }
}
