import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MediaStore } from '../../server/media/media-store.ts';
import type { Store } from '../../server/store/store.ts';
import { progress } from '../imagery/progress.ts';
import { keptCollections } from './collections.ts';
import { DataError } from './data-error.ts';

export type Place = { store: Store; mediaStore: MediaStore; folder: string; log: (line: string) => void };

/** What an export holds, to tell a whole one from one that was cut off on its way. */
export type About = { format: 1; exportedAt: string; documents: Record<string, number>; files: string[] };

/**
 * Writes all documents and pictures to a new folder: `documents/<collection>.jsonl`, `files/<name>` and
 * `about.json`. The folder appears under its name when it is whole. Throws DataError when it exists.
 */
export async function exportData({ store, mediaStore, folder, log }: Place): Promise<About> {
  if (await stat(folder).catch(() => undefined)) throw new DataError(`${folder} exists already. Name a folder that does not.`);
  const part = `${folder}.part`;
  await rm(part, { recursive: true, force: true });
  await mkdir(join(part, 'documents'), { recursive: true });
  await mkdir(join(part, 'files'));

  const collections = await keptCollections(store);
  const documents: Record<string, number> = {};
  const reading = progress('Collections', collections.size, log);
  for (const [name, collection] of collections) {
    const all = await collection.list();
    await writeFile(join(part, 'documents', `${name}.jsonl`), all.map(({ revision: _revision, ...document }) => `${JSON.stringify(document)}\n`).join(''), { flush: true });
    documents[name] = all.length;
    reading.step();
  }
  reading.done(`${Object.values(documents).reduce((sum, count) => sum + count, 0)} documents`);

  const files = await mediaStore.list();
  const copying = progress('Files', files.length, log);
  for (const name of files) {
    const bytes = await mediaStore.open(name);
    if (bytes) await pipeline(bytes, createWriteStream(join(part, 'files', name), { flush: true }));
    copying.step();
  }
  copying.done(`${files.length} files`);

  const about: About = { format: 1, exportedAt: new Date().toISOString(), documents, files };
  await writeFile(join(part, 'about.json'), `${JSON.stringify(about, null, 2)}\n`, { flush: true });
  await rename(part, folder);
  await synced(join(folder, '..'));
  return about;
}

async function synced(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}
