import { families } from '../../src/content/catalog.ts';
import type { CollectionKey } from '../../src/content/catalog.ts';
import type { AdminItem, BinnedItem } from '../../src/shared/portfolio.ts';
import { NotFoundError, StaleError } from '../store/store.ts';
import { changeDocument } from './change-document.ts';
import type { Clock } from './clock.ts';
import { day } from './duration.ts';
import { toAdminItem } from './portfolio-records.ts';
import type { PortfolioRecords } from './portfolio-records.ts';

/** How long an item stays in the bin. */
export const binDays = 30;

/** Deleting, and taking it back. A binned item keeps its place, its id and its address. */
export function createBin(records: PortfolioRecords, clock: Clock) {
  return {
    /** Puts an item in the bin. Throws NotFoundError, and StaleError when `revision` is given and is not the item's. */
    async remove(key: CollectionKey, id: string, revision?: number): Promise<void> {
      await changeDocument(records[key], id, (current) => {
        if (current.deletedAt !== undefined) throw new NotFoundError(`No item ${id}`);
        if (revision !== undefined && revision !== current.edition) throw new StaleError(toAdminItem(current));
        return { ...current, deletedAt: clock() };
      });
    },

    /** Takes an item out of the bin, to where it was. Throws NotFoundError. */
    async restore(key: CollectionKey, id: string): Promise<AdminItem> {
      const restored = await changeDocument(records[key], id, ({ deletedAt, ...current }) => (deletedAt === undefined ? undefined : current));
      return toAdminItem(restored);
    },

    /** What is in the bin, last deleted first. */
    async listBin(): Promise<BinnedItem[]> {
      const binned = await Promise.all(
        families.map(async ({ collection }) => {
          const all = await records[collection].list();
          return all.flatMap((record): BinnedItem[] => (record.deletedAt === undefined ? [] : [toBinned(collection, toAdminItem(record), record.deletedAt)]));
        }),
      );
      return binned.flat().sort((left, right) => right.deletedAt.localeCompare(left.deletedAt));
    },

    /** Removes for good what has been in the bin for 30 days. Resolves to how many items that were. */
    async purgeExpired(): Promise<number> {
      let purged = 0;
      for (const { collection } of families) {
        for (const record of await records[collection].list()) {
          if (record.deletedAt === undefined || record.deletedAt + binDays * day > clock()) continue;
          // One that was restored or purged elsewhere in between is left alone.
          const gone = await records[collection].remove(record.id, record.revision).catch(passOver);
          if (gone) purged++;
        }
      }
      return purged;
    },
  };
}

function toBinned(collection: CollectionKey, item: AdminItem, deletedAt: number): BinnedItem {
  return { collection, item, deletedAt: new Date(deletedAt).toISOString(), expiresAt: new Date(deletedAt + binDays * day).toISOString() };
}

function passOver(error: unknown): undefined {
  if (error instanceof StaleError || error instanceof NotFoundError) return undefined;
  throw error;
}
