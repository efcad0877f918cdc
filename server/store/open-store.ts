import { join } from 'node:path';
import { createEmbeddedStore } from './embedded.ts';
import { createMongoStore } from './mongodb.ts';
import { StoreUnavailableError } from './store.ts';
import type { Store } from './store.ts';

/**
 * Opens MongoDB when a URL is given, else the embedded store in `dataDir`. Throws StoreUnavailableError
 * with what to do when it does not answer; its message holds no password.
 */
export async function openStore(options: { dataDir: string; mongodbUrl?: string | undefined }): Promise<Store> {
  const { dataDir, mongodbUrl } = options;
  if (mongodbUrl === undefined) {
    const folder = join(dataDir, 'store');
    return answering(() => createEmbeddedStore(folder), `The store in ${folder} can't be written. Check the folder's owner and the room on its disk.`);
  }
  return answering(
    () => createMongoStore(mongodbUrl),
    `No MongoDB answers at ${hostsOf(mongodbUrl)}. Start it, correct MONGODB_URL, or unset it to use the embedded store in ${dataDir}.`,
  );
}

async function answering(open: () => Store, message: string): Promise<Store> {
  let store: Store | undefined;
  try {
    store = open();
    await store.ping();
    return store;
  } catch (cause) {
    await store?.close();
    throw new StoreUnavailableError(message, { cause });
  }
}

function hostsOf(url: string): string {
  return /^mongodb(?:\+srv)?:\/\/(?:[^@/]*@)?([^/?]+)/.exec(url)?.[1] ?? 'the address in MONGODB_URL';
}
