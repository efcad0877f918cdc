import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { copyFile, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { isMediaName, storageError } from './media-store.ts';
import type { MediaStore } from './media-store.ts';

/** Pictures as files of one folder. Several processes of one machine may share it. */
export function createDiskMediaStore(folder: string): MediaStore {
  mkdirSync(folder, { recursive: true });
  const at = (name: string): string => {
    if (!isMediaName(name)) throw new RangeError(`${JSON.stringify(name)} is no name for a picture`);
    return path.join(folder, name);
  };
  const statOf: MediaStore['stat'] = (name) =>
    guarded(async () => {
      const found = await unlessMissing(stat(at(name)));
      return found?.isFile() ? { size: found.size, modified: found.mtime } : undefined;
    });

  return {
    put: (name, file) =>
      guarded(async () => {
        const target = at(name);
        const beside = await moveBeside(file, folder);
        await synced(beside);
        await rename(beside, target);
        await synced(folder);
      }),
    has: async (name) => (await statOf(name)) !== undefined,
    stat: statOf,
    open: (name, range) =>
      guarded(async () => {
        const handle = await unlessMissing(open(at(name)));
        if (!handle) return undefined;
        if (!(await handle.stat()).isFile()) {
          await handle.close();
          return undefined;
        }
        return handle.createReadStream(range);
      }),
    remove: (name) => guarded(() => rm(at(name), { force: true })),
    list: () =>
      guarded(async () => {
        const entries = await readdir(folder, { withFileTypes: true });
        return entries.filter((entry) => entry.isFile() && isMediaName(entry.name)).map((entry) => entry.name);
      }),
    close: () => Promise.resolve(),
  };
}

/** Rename is atomic within one file system only, so a file from another one is copied next to its place first. */
async function moveBeside(file: string, folder: string): Promise<string> {
  const beside = path.join(folder, `.${randomUUID()}.part`);
  try {
    await rename(file, beside);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error;
    await copyFile(file, beside).catch(async (failure: unknown) => {
      await rm(beside, { force: true });
      throw failure;
    });
    await rm(file, { force: true });
  }
  return beside;
}

async function synced(target: string): Promise<void> {
  const handle = await open(target);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function unlessMissing<T>(work: Promise<T>): Promise<T | undefined> {
  return work.catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  });
}

async function guarded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw storageError(error);
  }
}
