import { families } from '../../src/content/catalog.ts';
import type { CollectionKey } from '../../src/content/catalog.ts';
import type { SeedItem } from '../../src/content/portfolio/types.ts';
import type { AdminItem } from '../../src/shared/portfolio.ts';
import type { Store } from '../store/store.ts';
import type { Clock } from './clock.ts';
import { createTurns } from './in-turn.ts';
import type { Pictures } from './pictures.ts';
import { createBin } from './portfolio-bin.ts';
import { createCards } from './portfolio-cards.ts';
import { createEditing } from './portfolio-editing.ts';
import type { Label } from './portfolio-editing.ts';
import { portfolioRecords, toAdminItem } from './portfolio-records.ts';
import { seedPortfolio } from './portfolio-seed.ts';
import { createShowcase } from './portfolio-showcase.ts';

export type PortfolioDependencies = {
  store: Store;
  pictures: Pictures;
  /** Hosts of frames that are allowed beside Matterport, YouTube and Vimeo. */
  embedHosts: readonly string[];
  clock: Clock;
  /** Has the files of an upload say what was done to it. */
  label?: Label;
};

export type Portfolio = ReturnType<typeof createPortfolio>;

/** The eight portfolio collections, as staff keep them and as visitors see them. */
export function createPortfolio({ store, pictures, embedHosts, clock, label }: PortfolioDependencies) {
  const records = portfolioRecords(store);
  return {
    ...createShowcase(records, pictures),
    ...createEditing({ records, embedHosts, clock, inTurn: createTurns(), ...(label && { label }) }),
    ...createBin(records, clock),
    ...createCards(store, pictures),

    /** Fills a store that was never filled; one that staff have emptied stays empty. */
    seedIfEmpty: (seed: Record<CollectionKey, readonly SeedItem[]>) => seedPortfolio(store, records, seed, embedHosts),

    /** R291, R233: every item outside the bin, drafts too, by collection and in order. */
    async listAdmin(): Promise<Record<CollectionKey, AdminItem[]>> {
      const lists = await Promise.all(
        families.map(async ({ collection }): Promise<[CollectionKey, AdminItem[]]> => {
          const all = await records[collection].list({ sort: 'position' });
          return [collection, all.filter((record) => record.deletedAt === undefined).map(toAdminItem)];
        }),
      );
      return Object.fromEntries(lists) as Record<CollectionKey, AdminItem[]>;
    },
  };
}
