import { generateKeyBetween } from 'fractional-indexing';
import type { CollectionKey } from '../../src/content/catalog.ts';
import { sourceTypes } from '../../src/shared/digital-source.ts';
import type { DigitalSourceType } from '../../src/shared/digital-source.ts';
import { parsePicturePath, parseSource } from '../../src/shared/embed.ts';
import type { AdminItem, Move, PortfolioItem } from '../../src/shared/portfolio.ts';
import { DuplicateError, NotFoundError, StaleError } from '../store/store.ts';
import type { Stored } from '../store/store.ts';
import { changeDocument } from './change-document.ts';
import type { Clock } from './clock.ts';
import { InputError, ValidationError } from './errors.ts';
import { freeId, freeSlug, slugOf } from './portfolio-naming.ts';
import { toAdminItem } from './portfolio-records.ts';
import type { PortfolioRecord, PortfolioRecords } from './portfolio-records.ts';

type Dependencies = {
  records: PortfolioRecords;
  embedHosts: readonly string[];
  clock: Clock;
  /** Adding and moving read the order before they write it. */
  inTurn: <R>(key: string, action: () => Promise<R>) => Promise<R>;
  label?: Label;
};
/** Notes what was done to the picture at this path. */
export type Label = (src: string, source: DigitalSourceType) => Promise<void>;

/** Adding, changing and ordering. All throw InputError and ValidationError that name the fields. */
export function createEditing({ records, embedHosts, clock, inTurn, label }: Dependencies) {
  const labelled = async (saved: Stored<PortfolioRecord>): Promise<AdminItem> => {
    if (saved.type === 'image' && saved.alteration) await label?.(saved.src, sourceTypes[saved.alteration]);
    return toAdminItem(saved);
  };
  return {
    /** R225, D38: adds an item at the end, under an id and an address that are free. */
    add: (key: CollectionKey, sent: PortfolioItem): Promise<AdminItem> =>
      inTurn(key, async () => {
        const content = checked(sent, embedHosts);
        const wantedId = sent.id ?? `${key.replace('Portfolio', '')}-${clock()}`;
        const wantedSlug = sent.slug ?? slugOf(sent.title);
        return untilFree(async () => {
          const all = await records[key].list({ sort: 'position' });
          const id = freeId(wantedId, new Set(all.map((record) => record.id)));
          const slug = freeSlug(wantedSlug, new Set(all.map((record) => record.slug)));
          const position = generateKeyBetween(all.at(-1)?.position, null);
          return labelled(await records[key].insert({ ...content, id, slug, position, edition: 1 }));
        });
      }),

    /**
     * Replaces the content of the item with the sent id; id, place and, when none is sent, address stay.
     * Throws NotFoundError, and StaleError with the newer item when a revision is sent and is not the item's.
     */
    async update(key: CollectionKey, sent: PortfolioItem): Promise<AdminItem> {
      const { id } = sent;
      if (id === undefined) throw new InputError({ id: 'Send the id of the item' });
      const content = checked(sent, embedHosts);
      try {
        const changed = await changeDocument(records[key], id, (current) => {
          if (current.deletedAt !== undefined) throw new NotFoundError(`No item ${id}`);
          if (sent.revision !== undefined && sent.revision !== current.edition) throw new StaleError(toAdminItem(current));
          const { slug, position, edition } = current;
          return { ...content, id, slug: sent.slug ?? slug, position, edition: edition + 1 };
        });
        return await labelled(changed);
      } catch (error) {
        if (error instanceof DuplicateError) throw new ValidationError({ slug: 'Another item of this service has this address; choose another' });
        throw error;
      }
    },

    /** Puts an item before or after another one of its collection. Throws NotFoundError when either is not there. */
    move: (key: CollectionKey, id: string, to: Move): Promise<AdminItem> =>
      inTurn(key, () =>
        untilFree(async () => {
          const all = await records[key].list({ sort: 'position' });
          const position = placeIn(all.filter((record) => record.id !== id), to);
          const moved = await changeDocument(records[key], id, (current) => {
            if (current.deletedAt !== undefined) throw new NotFoundError(`No item ${id}`);
            return { ...current, position };
          });
          return toAdminItem(moved);
        }),
      ),
  };
}

function placeIn(others: readonly Stored<PortfolioRecord>[], to: Move): string {
  const beside = 'before' in to ? to.before : to.after;
  const index = others.findIndex((record) => record.id === beside && record.deletedAt === undefined);
  if (index < 0) throw new NotFoundError(`No item ${beside}`);
  const below = 'before' in to ? index - 1 : index;
  return generateKeyBetween(others[below]?.position, others[below + 1]?.position);
}

/** What is stored of the sent item: its source and paths in their own form, and nothing of its identity. */
function checked(sent: PortfolioItem, embedHosts: readonly string[]): Omit<PortfolioRecord, 'id' | 'slug' | 'position' | 'edition'> {
  const { id, slug, revision, ...content } = sent;
  const problems: Record<string, string> = {};
  const source = parseSource(sent.type, sent.src, embedHosts);
  if ('problem' in source) problems.src = source.problem;
  for (const field of ['thumbnail', 'original'] as const) {
    const parsed = sent[field] === undefined ? undefined : parsePicturePath(sent[field]);
    if (parsed && 'problem' in parsed) problems[field] = parsed.problem;
  }
  if ('problem' in source || Object.keys(problems).length > 0) throw new InputError(problems);
  if (sent.alteration === 'staged' && sent.original === undefined && !sent.draft) {
    throw new ValidationError({ original: 'A staged picture is published beside its original; add that, or keep the item as a draft' });
  }
  return { ...content, src: source.src };
}

/** Another process may take the id, address or place between reading and writing: then everything is read anew. */
async function untilFree<R>(action: () => Promise<R>): Promise<R> {
  for (;;) {
    try {
      return await action();
    } catch (error) {
      if (!(error instanceof DuplicateError)) throw error;
    }
  }
}
