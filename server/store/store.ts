/**
 * What the product needs of a database: named collections of JSON documents with a revision each, and
 * one number that tells whether anything public has changed. Two backends hold to it: embedded.ts and
 * mongodb.ts; one contract suite runs on both.
 */
export type Stored<T> = T & {
  /** Starts at 1 and moves by 1 with each write to this document. */
  revision: number;
};

export type CollectionOptions = {
  /** Fields (or groups of fields) whose values no two documents share; absent values do not clash. */
  unique?: readonly (readonly string[])[];
  /** Fields that lists are sorted or filtered by. */
  indexes?: readonly (readonly string[])[];
  /** True when visitors see these documents: a write moves the public revision. */
  visible?: boolean;
};

export type ListQuery<T> = {
  /** Fields that must equal these values. */
  where?: Partial<T>;
  /** Ascending by this field, then by id; `descending` turns both round. */
  sort?: keyof T & string;
  descending?: boolean;
  limit?: number;
};

export interface Collection<T extends { id: string }> {
  get(id: string): Promise<Stored<T> | undefined>;
  list(query?: ListQuery<T>): Promise<Stored<T>[]>;
  count(where?: Partial<T>): Promise<number>;
  /** Resolves when the document is on disk. Throws DuplicateError. */
  insert(document: T): Promise<Stored<T>>;
  /**
   * Replaces the whole document. Throws NotFoundError, DuplicateError, and StaleError when `expected`
   * is given and is not the stored revision.
   */
  replace(document: T, expected?: number): Promise<Stored<T>>;
  /** Throws NotFoundError and StaleError like replace. Returns what was removed. */
  remove(id: string, expected?: number): Promise<Stored<T>>;
}

export interface Store {
  readonly kind: 'embedded' | 'mongodb';
  /** The same name and options give the same collection; indexes are made on first use. */
  collection<T extends { id: string }>(name: string, options?: CollectionOptions): Collection<T>;
  /** Names of the collections that hold or held a document, in alphabetical order. */
  names(): Promise<string[]>;
  /** Moves with each write to a visible collection, also with those of other processes. */
  publicRevision(): Promise<number>;
  /** Rejects with StoreUnavailableError when the database can't be reached or written. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export class NotFoundError extends Error {
  override name = 'NotFoundError';
}

export class DuplicateError extends Error {
  override name = 'DuplicateError';
  constructor(readonly field: string) {
    super(`Another document has the same ${field}`);
  }
}

export class StaleError<T = unknown> extends Error {
  override name = 'StaleError';
  constructor(readonly current: Stored<T>) {
    super('The document was changed since it was read');
  }
}

export class StoreUnavailableError extends Error {
  override name = 'StoreUnavailableError';
}
