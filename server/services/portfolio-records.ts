import { families } from '../../src/content/catalog.ts';
import type { CollectionKey } from '../../src/content/catalog.ts';
import type { AdminItem, PortfolioItem } from '../../src/shared/portfolio.ts';
import type { Collection, Store, Stored } from '../store/store.ts';

/** An item as it is stored, one document each. */
export type PortfolioRecord = Omit<PortfolioItem, 'id' | 'slug' | 'revision'> & {
  id: string;
  slug: string;
  /** Fractional key: a move writes this one document. */
  position: string;
  /** What staff see as the revision: it counts changes of the content, so that a move makes no open form stale. */
  edition: number;
  /** When it went to the bin; milliseconds, absent outside it. */
  deletedAt?: number;
};

export type PortfolioRecords = Record<CollectionKey, Collection<PortfolioRecord>>;

/** R232: a collection each. */
export function portfolioRecords(store: Store): PortfolioRecords {
  const open = (name: CollectionKey) => store.collection<PortfolioRecord>(name, { unique: [['slug'], ['position']], indexes: [['position']], visible: true });
  return Object.fromEntries(families.map(({ collection }) => [collection, open(collection)])) as PortfolioRecords;
}

export function toAdminItem({ position, edition, deletedAt, ...item }: Stored<PortfolioRecord>): AdminItem {
  return { ...item, revision: edition };
}
