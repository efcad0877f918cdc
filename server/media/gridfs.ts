import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { GridFSBucket, MongoNetworkError, MongoServerSelectionError } from 'mongodb';
import type { Db, GridFSFile } from 'mongodb';
import { StoreUnavailableError } from '../store/store.ts';
import { isMediaName, storageError } from './media-store.ts';
import type { MediaStore } from './media-store.ts';

/** Pictures in MongoDB's GridFS, shared by every process that uses the database. */
export function createGridfsMediaStore(database: Db): MediaStore {
  const bucket = new GridFSBucket(database, { bucketName: 'pictures', writeConcern: { w: 'majority', j: true } });
  const all = (name: string): Promise<GridFSFile[]> => bucket.find({ filename: name }).sort({ uploadDate: -1, _id: -1 }).toArray();
  const newest = async (name: string): Promise<GridFSFile | undefined> => (isMediaName(name) ? (await all(name))[0] : undefined);

  return {
    put: (name, file) =>
      guarded(async () => {
        if (!isMediaName(name)) throw new RangeError(`${JSON.stringify(name)} is no name for a picture`);
        const older = await all(name);
        await pipeline(createReadStream(file), bucket.openUploadStream(name));
        for (const { _id } of older) await bucket.delete(_id);
        await rm(file, { force: true });
      }),
    has: (name) => guarded(async () => (await newest(name)) !== undefined),
    stat: (name) =>
      guarded(async () => {
        const found = await newest(name);
        return found && { size: found.length, modified: found.uploadDate };
      }),
    open: (name, range) =>
      guarded(async () => {
        const found = await newest(name);
        if (!found) return undefined;
        // The driver's `end` is the first byte left out.
        return bucket.openDownloadStream(found._id, range && { start: range.start, end: range.end + 1 });
      }),
    remove: (name) =>
      guarded(async () => {
        for (const { _id } of await all(name)) await bucket.delete(_id);
      }),
    list: () =>
      guarded(async () => {
        const found = await bucket.find({}, { projection: { filename: 1 } }).toArray();
        return [...new Set(found.map(({ filename }) => filename))];
      }),
    close: () => Promise.resolve(),
  };
}

async function guarded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof MongoNetworkError || error instanceof MongoServerSelectionError) {
      throw new StoreUnavailableError('The database that keeps the pictures is away', { cause: error });
    }
    throw storageError(error);
  }
}
