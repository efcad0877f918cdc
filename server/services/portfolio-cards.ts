import { generateNKeysBetween } from 'fractional-indexing';
import { cardKinds, type CardKind, type PublicCard } from '../../src/shared/cards.ts';
import type { Collection, Store } from '../store/store.ts';
import type { Pictures } from './pictures.ts';
import { unlessThere } from './unless-there.ts';

/** A card as it is stored; `image` is a path below /uploads/. */
export type CardRecord = Omit<PublicCard, 'picture'> & { image: string; position: string; draft?: boolean };
export type CardSeed = Readonly<Record<CardKind, readonly Omit<CardRecord, 'position'>[]>>;
export type CardRecords = Record<CardKind, Collection<CardRecord>>;

/** R226, R228: project and flagship cards, a collection each beside the eight of the portfolio. */
export function cardRecords(store: Store): CardRecords {
  const open = (kind: CardKind) => store.collection<CardRecord>(kind, { unique: [['position']], indexes: [['position']], visible: true });
  return { projects: open('projects'), flagships: open('flagships') };
}

/** The cards that visitors see: in order of position, drafts absent, with their pictures. */
export function createCards(store: Store, pictures: Pictures) {
  const records = cardRecords(store);
  return {
    async listCards(kind: CardKind): Promise<PublicCard[]> {
      const all = await records[kind].list({ sort: 'position' });
      return Promise.all(
        all
          .filter((record) => !record.draft)
          .map(async ({ position: _position, draft: _draft, revision: _revision, image, ...card }) => ({ ...card, picture: (await pictures.pictureFor(image)) ?? pictures.standIn })),
      );
    },

    /** Writes the cards unless they were written before; two runs at once write each once. */
    async seedCards(seed: CardSeed): Promise<void> {
      const marks = store.collection<{ id: string }>('marks');
      if (await marks.get('cards-seeded')) return;
      for (const kind of cardKinds) {
        const positions = generateNKeysBetween(null, null, seed[kind].length);
        await Promise.all(seed[kind].map((card, index) => unlessThere(records[kind].insert({ ...card, position: positions[index] ?? '' }))));
      }
      await unlessThere(marks.insert({ id: 'cards-seeded' }));
    },
  };
}
