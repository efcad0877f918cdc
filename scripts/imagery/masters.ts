import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { encodings, xmp } from './encodings.ts';

/** Where the masters lie, from the project's root: the photography collection and all others. */
export const masterFolders = ['uploads/seed', 'src/content/masters'];

export type Master = { name: string; file: string; bytes: Buffer; hash: string };

/** Reads every `.jpg` of the folders, sorted by name. Throws when two folders hold the same name. */
export async function readMasters(folders: readonly string[] = masterFolders): Promise<Master[]> {
  const masters = new Map<string, Master>();
  for (const folder of folders) {
    for (const entry of await readdir(folder)) {
      if (!entry.endsWith('.jpg')) continue;
      const name = entry.slice(0, -'.jpg'.length);
      if (masters.has(name)) throw new Error(`Two masters are called ${name}`);
      const file = path.join(folder, entry);
      const bytes = await readFile(file);
      masters.set(name, { name, file, bytes, hash: hashOf(bytes) });
    }
  }
  return [...masters.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).update(JSON.stringify(encodings)).update(xmp).digest('hex').slice(0, 8);
}
