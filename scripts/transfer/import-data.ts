import { copyFile, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { DuplicateError } from '../../server/store/store.ts';
import type { Collection } from '../../server/store/store.ts';
import { progress } from '../imagery/progress.ts';
import { keptCollections } from './collections.ts';
import type { Kept } from './collections.ts';
import { DataError } from './data-error.ts';
import type { About, Place } from './export-data.ts';

export type Imported = { written: number; removed: number; files: number };

/**
 * Makes the store hold what the export holds. A second run, also after one that was cut off, changes only what
 * is still different. Throws DataError when the export is not whole, and when documents would have to go and
 * `replace` is not set; then nothing was changed.
 */
export async function importData({ store, mediaStore, folder, log, replace }: Place & { replace: boolean }): Promise<Imported> {
  const about = await readAbout(folder);
  const collections = await keptCollections(store);
  const plan: { collection: Collection<Kept>; wanted: Kept[]; extra: string[] }[] = [];
  for (const [name, collection] of collections) {
    const wanted = await readDocuments(folder, name, about);
    const ids = new Set(wanted.map((document) => document.id));
    const extra = (await collection.list()).map((document) => document.id).filter((id) => !ids.has(id));
    plan.push({ collection, wanted, extra });
  }
  const removed = plan.reduce((sum, { extra }) => sum + extra.length, 0);
  if (removed > 0 && !replace) throw new DataError(`The store holds ${removed} document${removed === 1 ? '' : 's'} that the export does not hold. Import with --replace to remove what is not in it.`);

  // Files first: no item may show before its picture is there.
  const files = await importFiles({ mediaStore, folder, log }, about);
  const writing = progress('Collections', plan.length, log);
  let written = 0;
  for (const { collection, wanted, extra } of plan) {
    for (const id of extra) await collection.remove(id);
    written += await writeDocuments(collection, wanted);
    writing.step();
  }
  writing.done(`${written} documents written, ${removed} removed`);
  return { written, removed, files };
}

async function writeDocuments(collection: Collection<Kept>, wanted: readonly Kept[]): Promise<number> {
  const stored = new Map((await collection.list()).map(({ revision: _revision, ...document }) => [document.id, document]));
  const different = wanted.filter((document) => !isDeepStrictEqual(stored.get(document.id), document));
  // A value that another document still holds, such as a place in the order: both make room first.
  const blocked: Kept[] = [];
  for (const document of different) {
    try {
      await (stored.has(document.id) ? collection.replace(document) : collection.insert(document));
    } catch (error) {
      if (!(error instanceof DuplicateError)) throw error;
      blocked.push(document);
    }
  }
  for (const document of blocked) if (stored.has(document.id)) await collection.remove(document.id);
  for (const document of blocked) await collection.insert(document);
  return different.length;
}

async function importFiles({ mediaStore, folder, log }: Pick<Place, 'mediaStore' | 'folder' | 'log'>, { files }: About): Promise<number> {
  const staging = await mkdtemp(join(tmpdir(), 'import-'));
  const copying = progress('Files', files.length, log);
  let copied = 0;
  try {
    for (const name of files) {
      const source = join(folder, 'files', name);
      // Names come from the content, so that the same name and size is the same file.
      if ((await mediaStore.stat(name))?.size !== (await stat(source)).size) {
        await copyFile(source, join(staging, 'file'));
        await mediaStore.put(name, join(staging, 'file'));
        copied++;
      }
      copying.step();
    }
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
  copying.done(`${copied} files written`);
  return copied;
}

async function readAbout(folder: string): Promise<About> {
  const text = await readFile(join(folder, 'about.json'), 'utf8').catch(() => {
    throw new DataError(`${folder} holds no export: about.json is missing.`);
  });
  const about = JSON.parse(text) as Partial<About>;
  if (about.format !== 1 || !about.documents || !about.files) throw new DataError(`${folder} holds an export of another format.`);
  for (const name of about.files) {
    if (!(await stat(join(folder, 'files', name)).catch(() => undefined))) throw new DataError(`The export in ${folder} is not whole: files/${name} is missing.`);
  }
  return about as About;
}

async function readDocuments(folder: string, name: string, about: About): Promise<Kept[]> {
  const count = about.documents[name] ?? 0;
  if (count === 0) return [];
  const text = await readFile(join(folder, 'documents', `${name}.jsonl`), 'utf8').catch(() => '');
  const documents = text.split('\n').filter(Boolean).map((line) => JSON.parse(line) as Kept);
  if (documents.length !== count) throw new DataError(`The export in ${folder} is not whole: ${name} has ${documents.length} of ${count} documents.`);
  return documents;
}
