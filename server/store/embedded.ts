import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { open } from 'lmdb';
import type { Database, RootDatabase } from 'lmdb';
import { comparing, matches, uniqueKey } from './query.ts';
import { DuplicateError, NotFoundError, StaleError, StoreUnavailableError } from './store.ts';
import type { Collection, CollectionOptions, ListQuery, Store, Stored } from './store.ts';

/** What the store asks of LMDB so that an answer means the disk has it; a test holds it to this. */
export const durability = {
  /** A commit is synced to the disk before its promise resolves, not some time after. */
  overlappingSync: false,
  noSync: false,
  noMetaSync: false,
  /** Its batches hold a promise that nobody can catch: a full disk would end the process. */
  eventTurnBatching: false,
} as const;

/** LMDB refuses longer keys; nothing that long was ever stored. */
const longestId = 1000;
const revisionKey = 'public-revision';

/** The store in a folder of this machine. Several processes may open the same folder at once. */
export function createEmbeddedStore(folder: string): Store {
  const root = openFolder(folder);
  const unique = root.openDB<string, string[]>({ name: '~unique', encoding: 'json' });
  const numbers = root.openDB<number, string>({ name: '~numbers', encoding: 'json' });

  return {
    kind: 'embedded',
    collection<T extends { id: string }>(name: string, options: CollectionOptions = {}): Collection<T> {
      const documents = root.openDB<Stored<T>, string>({ name, encoding: 'json' });
      return new EmbeddedCollection({ name, options, root, documents, unique, numbers });
    },
    // The root of LMDB holds its databases by name; ours for other things begin with a tilde.
    names: () => reading(root, () => [...root.getKeys()].map(String).filter((name) => !name.startsWith('~')).sort()),
    publicRevision: () => reading(root, () => numbers.get(revisionKey) ?? 0),
    async ping() {
      await attempt(() => root.childTransaction(() => numbers.putSync('ping', Date.now())));
    },
    close: () => root.close(),
  };
}

type Parts<T> = {
  name: string;
  options: CollectionOptions;
  root: RootDatabase;
  documents: Database<Stored<T>, string>;
  unique: Database<string, string[]>;
  numbers: Database<number, string>;
};

class EmbeddedCollection<T extends { id: string }> implements Collection<T> {
  constructor(private readonly parts: Parts<T>) {}

  async get(id: string): Promise<Stored<T> | undefined> {
    return reading(this.parts.root, () => this.read(id));
  }

  async list(query: ListQuery<T> = {}): Promise<Stored<T>[]> {
    return reading(this.parts.root, () => {
      const found = this.candidates(query.where).filter((document) => matches<T>(document, query.where));
      return found.sort(comparing<T>(query)).slice(0, query.limit);
    });
  }

  async count(where?: Partial<T>): Promise<number> {
    return reading(this.parts.root, () => this.candidates(where).filter((document) => matches<T>(document, where)).length);
  }

  async insert(document: T): Promise<Stored<T>> {
    return this.write(() => {
      if (this.read(document.id)) throw new DuplicateError('id');
      return this.put({ ...document, revision: 1 });
    });
  }

  async replace(document: T, expected?: number): Promise<Stored<T>> {
    return this.write(() => {
      const current = this.expect(document.id, expected);
      return this.put({ ...document, revision: current.revision + 1 }, current);
    });
  }

  async remove(id: string, expected?: number): Promise<Stored<T>> {
    return this.write(() => {
      const current = this.expect(id, expected);
      this.parts.documents.removeSync(id);
      for (const [, key] of this.uniqueKeys(current)) this.parts.unique.removeSync(key);
      return current;
    });
  }

  private read(id: string): Stored<T> | undefined {
    return id === '' || id.length > longestId ? undefined : this.parts.documents.get(id);
  }

  private expect(id: string, expected?: number): Stored<T> {
    const current = this.read(id);
    if (!current) throw new NotFoundError(`No such document`);
    if (expected !== undefined && expected !== current.revision) throw new StaleError(current);
    return current;
  }

  private put(document: Stored<T>, previous?: Stored<T>): Stored<T> {
    const keys = this.uniqueKeys(document);
    for (const [field, key] of keys) {
      const owner = this.parts.unique.get(key);
      if (owner !== undefined && owner !== document.id) throw new DuplicateError(field);
    }
    if (previous) for (const [, key] of this.uniqueKeys(previous)) this.parts.unique.removeSync(key);
    for (const [, key] of keys) this.parts.unique.putSync(key, document.id);
    this.parts.documents.putSync(document.id, document);
    return JSON.parse(JSON.stringify(document)) as Stored<T>;
  }

  /** A query that names all fields of a unique group reads one document, others read all. */
  private candidates(where: Partial<T> = {}): Stored<T>[] {
    for (const [, key] of this.uniqueKeys(where)) {
      const id = this.parts.unique.get(key);
      const document = id === undefined ? undefined : this.read(id);
      return document ? [document] : [];
    }
    return [...this.parts.documents.getRange().map((entry) => entry.value)];
  }

  private uniqueKeys(document: object): [field: string, key: string[]][] {
    return (this.parts.options.unique ?? []).flatMap((group): [string, string[]][] => {
      const value = uniqueKey(document, group);
      const field = group.join(', ');
      return value === undefined ? [] : [[field, [this.parts.name, field, createHash('sha256').update(value).digest('base64url')]]];
    });
  }

  private write<R>(action: () => R): Promise<R> {
    return attempt(() =>
      // A child transaction is undone as a whole when its action throws.
      this.parts.root.childTransaction(() => {
        const result = action();
        if (this.parts.options.visible) {
          this.parts.numbers.putSync(revisionKey, (this.parts.numbers.get(revisionKey) ?? 0) + 1);
        }
        return result;
      }),
    );
  }
}

function openFolder(folder: string): RootDatabase {
  try {
    mkdirSync(folder, { recursive: true });
    return open({ path: folder, noSubdir: false, maxDbs: 100, ...durability });
  } catch (cause) {
    throw new StoreUnavailableError(`The folder ${folder} can't be opened as a store: is it writable, and is there room on the disk?`, { cause });
  }
}

/** LMDB keeps a snapshot for a turn of the event loop; another process may have written since. */
function reading<R>(root: RootDatabase, action: () => R): Promise<R> {
  return attempt(() => {
    root.resetReadTxn();
    return action();
  });
}

async function attempt<R>(action: () => R | Promise<R>): Promise<R> {
  try {
    return await action();
  } catch (error) {
    if (error instanceof DuplicateError || error instanceof NotFoundError || error instanceof StaleError) throw error;
    // LMDB hands out the reason of a failed commit as a promise of its own, which nobody else awaits.
    void (error as { commitError?: Promise<unknown> }).commitError?.catch(() => undefined);
    throw new StoreUnavailableError('The store on this disk did not answer', { cause: error });
  }
}
