import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { MongoServerError } from 'mongodb';
import type { Collection, Db } from 'mongodb';
import { StoreUnavailableError } from './store.ts';

/** Runs `action` while nobody else, in any process, runs one under the same key. */
export type Guard = <R>(key: string, action: () => Promise<R>) => Promise<R>;

type Lock = { _id: string; owner: string; until: number };

/** Longer than any single call to the server may take, so that a lock outlives the work it guards. */
const lockTime = 20_000;
const patience = 5_000;

/**
 * MongoDB compares and sets in one step, so it needs no guard. FerretDB 1 reads, compares and writes in
 * three: of ten writers with the same expected revision several win. Inserts with the same _id are
 * decided by its database, so a lock document makes writers take turns there.
 */
export async function createGuard(db: Db): Promise<Guard> {
  const build = await db.admin().command({ buildInfo: 1 });
  if (!('ferretdbVersion' in build)) return (_key, action) => action();
  const locks = db.collection<Lock>('locks');
  const queue = new Map<string, Promise<unknown>>();
  return (key, action) => inTurn(queue, key, () => locked(locks, key, action));
}

/** True for a refused unique value, in the words of MongoDB and of FerretDB's updates. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof MongoServerError && (error.code === 11000 || error.message.includes('UNIQUE constraint failed'));
}

async function inTurn<R>(queue: Map<string, Promise<unknown>>, key: string, action: () => Promise<R>): Promise<R> {
  const turn = (queue.get(key) ?? Promise.resolve()).then(action, action);
  queue.set(key, turn);
  try {
    return await turn;
  } finally {
    if (queue.get(key) === turn) queue.delete(key);
  }
}

async function locked<R>(locks: Collection<Lock>, key: string, action: () => Promise<R>): Promise<R> {
  const owner = randomUUID();
  const deadline = Date.now() + patience;
  while (!(await take(locks, key, owner))) {
    if (Date.now() > deadline) throw new StoreUnavailableError('Another process holds this document');
    await pause(5 + Math.random() * 15);
  }
  try {
    return await action();
  } finally {
    // A lock that could not be given back runs out by itself.
    await locks.deleteOne({ _id: key, owner }).catch(() => undefined);
  }
}

async function take(locks: Collection<Lock>, key: string, owner: string): Promise<boolean> {
  try {
    await locks.insertOne({ _id: key, owner, until: Date.now() + lockTime });
    return true;
  } catch (error) {
    if (!isDuplicate(error)) throw error;
  }
  const holder = await locks.findOne({ _id: key });
  if (holder && holder.until < Date.now()) await locks.deleteOne({ _id: key, owner: holder.owner });
  return false;
}
