import { generateNKeysBetween } from 'fractional-indexing';
import { families } from '../../src/content/catalog.ts';
import type { CollectionKey } from '../../src/content/catalog.ts';
import type { SeedItem } from '../../src/content/portfolio/types.ts';
import { parseSource } from '../../src/shared/embed.ts';
import type { Store } from '../store/store.ts';
import type { PortfolioRecords } from './portfolio-records.ts';
import { unlessThere } from './unless-there.ts';

type Seed = Record<CollectionKey, readonly SeedItem[]>;

/**
 * Writes the seed unless it was written before. A run that was cut off is finished by the next; two runs
 * at once write each item once.
 */
export async function seedPortfolio(store: Store, records: PortfolioRecords, seed: Seed, embedHosts: readonly string[]): Promise<void> {
  const marks = store.collection<{ id: string }>('marks');
  if (await marks.get('portfolio-seeded')) return;
  for (const { collection } of families) {
    const items = seed[collection];
    const positions = generateNKeysBetween(null, null, items.length);
    await Promise.all(
      items.map((item, index) => {
        const parsed = parseSource(item.type, item.src, embedHosts);
        const position = positions[index];
        if ('problem' in parsed || position === undefined) throw new Error(`The source of seed item ${item.id} can't be read`);
        return unlessThere(records[collection].insert({ ...item, src: parsed.src, position, edition: 1 }));
      }),
    );
  }
  await unlessThere(marks.insert({ id: 'portfolio-seeded' }));
}
