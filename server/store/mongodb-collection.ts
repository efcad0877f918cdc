import type { Collection as Documents, Filter } from 'mongodb';
import { isDuplicate } from './mongodb-guard.ts';
import type { Guard } from './mongodb-guard.ts';
import { uniqueField, uniqueKey } from './query.ts';
import { DuplicateError, NotFoundError, StaleError } from './store.ts';
import type { Collection, ListQuery, Stored } from './store.ts';

/** A stored document: its id as `_id`, its fields, its revision, and a field for each unique group. */
type Raw = { _id: string; revision: number; [field: string]: unknown };

export type MongoParts = {
  documents: Documents<Raw>;
  unique: readonly (readonly string[])[];
  /** Resolves when the indexes stand. */
  ready: () => Promise<void>;
  guarded: Guard;
  /** Called after each write, before it is acknowledged. */
  moved: () => Promise<void>;
  /** Turns what the driver throws into the store's errors. */
  attempt: <R>(action: () => Promise<R>) => Promise<R>;
};

export class MongoCollection<T extends { id: string }> implements Collection<T> {
  constructor(private readonly parts: MongoParts) {}

  get(id: string): Promise<Stored<T> | undefined> {
    return this.parts.attempt(async () => {
      const found = await this.parts.documents.findOne({ _id: id });
      return found ? this.toStored(found) : undefined;
    });
  }

  list(query: ListQuery<T> = {}): Promise<Stored<T>[]> {
    return this.parts.attempt(async () => {
      if (query.limit === 0) return [];
      await this.parts.ready();
      const direction = query.descending ? -1 : 1;
      const order: [string, 1 | -1][] = query.sort && query.sort !== 'id' ? [[query.sort, direction]] : [];
      const cursor = this.parts.documents.find(filterOf(query.where)).sort([...order, ['_id', direction]]);
      const found = await (query.limit === undefined ? cursor : cursor.limit(query.limit)).toArray();
      return found.map((raw) => this.toStored(raw));
    });
  }

  count(where?: Partial<T>): Promise<number> {
    return this.parts.attempt(() => this.parts.documents.countDocuments(filterOf(where)));
  }

  insert(document: T): Promise<Stored<T>> {
    return this.write(async () => {
      const raw = this.toRaw(document, 1);
      await this.refusingDuplicates(raw, () => this.parts.documents.insertOne(raw));
      return this.toStored(raw);
    });
  }

  replace(document: T, expected?: number): Promise<Stored<T>> {
    return this.changing(document.id, expected, async (current) => {
      const raw = this.toRaw(document, current.revision + 1);
      const { _id, ...fields } = raw;
      const replaced = await this.refusingDuplicates(raw, () =>
        this.parts.documents.replaceOne({ _id, revision: current.revision }, fields),
      );
      return replaced.matchedCount === 1 ? this.toStored(raw) : undefined;
    });
  }

  remove(id: string, expected?: number): Promise<Stored<T>> {
    return this.changing(id, expected, async (current) => {
      const removed = await this.parts.documents.deleteOne({ _id: id, revision: current.revision });
      return removed.deletedCount === 1 ? current : undefined;
    });
  }

  /** Tries the change until no other write came between reading and writing. */
  private changing(
    id: string,
    expected: number | undefined,
    change: (current: Stored<T>) => Promise<Stored<T> | undefined>,
  ): Promise<Stored<T>> {
    return this.write(() =>
      this.parts.guarded(id, async () => {
        for (;;) {
          const raw = await this.parts.documents.findOne({ _id: id });
          if (!raw) throw new NotFoundError('No such document');
          const current = this.toStored(raw);
          if (expected !== undefined && expected !== current.revision) throw new StaleError(current);
          const changed = await change(current);
          if (changed) return changed;
        }
      }),
    );
  }

  private write<R>(action: () => Promise<R>): Promise<R> {
    return this.parts.attempt(async () => {
      await this.parts.ready();
      const result = await action();
      await this.parts.moved();
      return result;
    });
  }

  private async refusingDuplicates<R>(raw: Raw, action: () => Promise<R>): Promise<R> {
    try {
      return await action();
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      // FerretDB does not say which value clashed.
      for (const group of this.parts.unique) {
        const field = uniqueField(group);
        const other = await this.parts.documents.findOne({ [field]: raw[field], _id: { $ne: raw._id } });
        if (other) throw new DuplicateError(group.join(', '));
      }
      throw new DuplicateError('id');
    }
  }

  private toRaw(document: T, revision: number): Raw {
    const { id, ...fields } = document;
    const keys = this.parts.unique.map((group) => [uniqueField(group), uniqueKey(document, group) ?? `absent ${id}`]);
    return { _id: id, ...fields, revision, ...Object.fromEntries(keys) };
  }

  private toStored(raw: Raw): Stored<T> {
    const { _id, ...fields } = raw;
    for (const group of this.parts.unique) delete fields[uniqueField(group)];
    // The inverse of toRaw, which the driver's types can't follow; undefined fields are absent on both backends.
    return JSON.parse(JSON.stringify({ id: _id, ...fields })) as Stored<T>;
  }
}

function filterOf(where: object = {}): Filter<Raw> {
  const given = Object.entries(where).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([field, value]) => [field === 'id' ? '_id' : field, { $eq: value }]));
}
