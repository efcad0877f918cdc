import { MongoClient } from 'mongodb';
import { createDiskMediaStore } from './disk.ts';
import { createGridfsMediaStore } from './gridfs.ts';
import type { MediaStore } from './media-store.ts';

/** Pictures go where the documents go: into MongoDB when a URL is given, else into a folder. Connects with the first call. */
export function openMediaStore({ uploadsDir, mongodbUrl }: { uploadsDir: string; mongodbUrl?: string | undefined }): MediaStore {
  if (mongodbUrl === undefined) return createDiskMediaStore(uploadsDir);
  const client = new MongoClient(mongodbUrl, { serverSelectionTimeoutMS: 3_000, connectTimeoutMS: 3_000, socketTimeoutMS: 30_000 });
  const name = /^mongodb(?:\+srv)?:\/\/[^/]+\/([^?]+)/.exec(mongodbUrl)?.[1] ?? 'site';
  return { ...createGridfsMediaStore(client.db(name)), close: () => client.close() };
}
