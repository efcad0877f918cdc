import { inquiryRecords, mailJobs, subscriberRecords, tokenRecords } from '../../server/services/form-records.ts';
import { mediaDocuments } from '../../server/services/media-document.ts';
import { cardRecords } from '../../server/services/portfolio-cards.ts';
import { portfolioRecords } from '../../server/services/portfolio-records.ts';
import type { Collection, Store } from '../../server/store/store.ts';

export type Kept = { id: string };

/** Sessions stay behind: everybody signs in again. */
const leftBehind = ['sessions'];

/**
 * What moves, in the order of export: items before the pictures that they name, so that nothing is exported
 * that points at something missing. Throws for a collection that is neither listed here nor left behind.
 */
export async function keptCollections(store: Store): Promise<Map<string, Collection<Kept>>> {
  const kept = new Map<string, Collection<Kept>>([
    ...Object.entries(portfolioRecords(store)),
    ...Object.entries(cardRecords(store)),
    ['marks', store.collection<Kept>('marks')],
    ['inquiries', inquiryRecords(store)],
    ['subscribers', subscriberRecords(store)],
    ['newsletterTokens', tokenRecords(store)],
    ['outbox', mailJobs(store)],
    ['staff', store.collection<Kept>('staff')],
    ['media', mediaDocuments(store)],
  ]);
  const unknown = (await store.names()).filter((name) => !kept.has(name) && !leftBehind.includes(name));
  if (unknown.length > 0) throw new Error(`Not moved, because scripts/transfer/collections.ts does not list it: ${unknown.join(', ')}`);
  return kept;
}
