import { MongoClient } from 'mongodb';
import type { Db } from 'mongodb';
import { MongoCollection } from './mongodb-collection.ts';
import { createGuard, isDuplicate } from './mongodb-guard.ts';
import type { Guard } from './mongodb-guard.ts';
import { uniqueField } from './query.ts';
import { DuplicateError, NotFoundError, StaleError, StoreUnavailableError } from './store.ts';
import type { Collection, CollectionOptions, Store } from './store.ts';

type Revision = { _id: string; value: number };

/** Collections that the store keeps for itself. */
const own = new Set(['revisions', 'locks']);

/**
 * The store on a MongoDB server, 5 to 8 or FerretDB: one document holds what changes together, no
 * transactions, no change streams. Connects with the first call and again after a loss.
 */
export function createMongoStore(url: string): Store {
  const client = new MongoClient(url, {
    writeConcern: { w: 'majority', journal: true },
    ignoreUndefined: true,
    serverSelectionTimeoutMS: 3_000,
    connectTimeoutMS: 3_000,
    socketTimeoutMS: 10_000,
    appName: 'real-estate-media-site',
  });
  const db = client.db(databaseName(url));
  const revisions = db.collection<Revision>('revisions');
  const guard = retriedUntilMade(() => createGuard(db));
  // A process killed between its write and this number left pages of others stale: each start moves it.
  const started = retriedUntilMade(async () => {
    const made = await revisions.insertOne({ _id: 'public', value: nextRevision() }).catch(unlessDuplicate);
    if (!made) await setRevision();
  });
  let last = 0;

  /** Never the same number twice, in any process; readers ask only whether it moved. */
  function nextRevision(): number {
    last = Math.max(last + 1, Date.now() * 1000 + Math.floor(Math.random() * 1000));
    return last;
  }

  async function setRevision(): Promise<void> {
    // Set, not added to: on FerretDB two additions at once may count as one.
    await revisions.updateOne({ _id: 'public' }, { $set: { value: nextRevision() } });
  }

  async function moveRevision(): Promise<void> {
    await started();
    await setRevision();
  }

  return {
    kind: 'mongodb',
    collection<T extends { id: string }>(name: string, options: CollectionOptions = {}): Collection<T> {
      const ready = retriedUntilMade(() => makeIndexes(db, name, options));
      const moved = options.visible ? moveRevision : () => Promise.resolve();
      const guarded: Guard = async (key, action) => (await guard())(`${name}/${key}`, action);
      return new MongoCollection<T>({ documents: db.collection(name), unique: options.unique ?? [], ready, guarded, moved, attempt });
    },
    names: () =>
      attempt(async () => {
        const all = await db.listCollections({}, { nameOnly: true }).toArray();
        // A dot stands in the names of MongoDB's own collections and of those that hold files.
        return all.map(({ name }) => name).filter((name) => !name.includes('.') && !own.has(name)).sort();
      }),
    publicRevision: () =>
      attempt(async () => {
        await started();
        return (await revisions.findOne({ _id: 'public' }))?.value ?? 0;
      }),
    async ping() {
      await attempt(() => db.command({ ping: 1 }));
    },
    close: () => client.close(),
  };
}

function unlessDuplicate(error: unknown): undefined {
  if (!isDuplicate(error)) throw error;
}

async function makeIndexes(db: Db, name: string, options: CollectionOptions): Promise<void> {
  const documents = db.collection(name);
  for (const group of options.unique ?? []) await documents.createIndex({ [uniqueField(group)]: 1 }, { unique: true });
  for (const group of options.indexes ?? []) await documents.createIndex(group.map((field): [string, 1] => [field, 1]));
}

async function attempt<R>(action: () => Promise<R>): Promise<R> {
  try {
    return await action();
  } catch (error) {
    const known = [DuplicateError, NotFoundError, StaleError, StoreUnavailableError].some((kind) => error instanceof kind);
    if (known) throw error;
    throw new StoreUnavailableError('The database did not answer', { cause: error });
  }
}

/** Remembers what was made; after a failure the next call tries again. */
function retriedUntilMade<R>(make: () => Promise<R>): () => Promise<R> {
  let made: Promise<R> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}

function databaseName(url: string): string {
  return /^mongodb(?:\+srv)?:\/\/[^/]+\/([^?]+)/.exec(url)?.[1] ?? 'site';
}
