import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { storageError } from '../media/media-store.ts';
import { RefusedPictureError } from '../media/refused-picture.ts';
import { hour } from './duration.ts';

/** Bytes: 25 MB. */
export const mostBytes = 25 * 1024 * 1024;

/** Part of every hash: when sizes or qualities change, names change, since browsers keep pictures for ever. */
const encoding = 'sizes 1';

/** Runs the work with a folder of its own, and removes the folder whatever happens. */
export async function inFolder<T>(dataDir: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = path.join(dataDir, 'tmp', randomUUID());
  try {
    await mkdir(folder, { recursive: true });
    return await work(folder);
  } catch (error) {
    throw storageError(error);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Removes folders that a killed process left. Young ones may belong to another process that is at work. */
export async function sweepFolders(dataDir: string): Promise<void> {
  const root = path.join(dataDir, 'tmp');
  const names = await readdir(root).catch(() => []);
  for (const name of names) {
    const folder = path.join(root, name);
    const found = await stat(folder).catch(() => undefined);
    if (found && found.mtimeMs < Date.now() - hour) await rm(folder, { recursive: true, force: true });
  }
}

/** Writes the stream into the file and resolves with its hash. Throws RefusedPictureError above 25 MB and for nothing at all. */
export async function receive(stream: Readable, file: string, signal?: AbortSignal): Promise<string> {
  const hash = createHash('sha256').update(encoding);
  let size = 0;
  await pipeline(
    stream,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        size += chunk.length;
        if (size > mostBytes) throw tooLarge();
        hash.update(chunk);
        yield chunk;
      }
    },
    createWriteStream(file),
    { signal },
  );
  if (size === 0) throw new RefusedPictureError('content', 'empty', 'This file is empty. Choose the picture again.');
  return hash.digest('hex').slice(0, 32);
}

export function tooLarge(): RefusedPictureError {
  return new RefusedPictureError('size', 'too-large', 'This file is larger than 25 MB. Export the picture as JPEG, 2560 pixels wide or a little more, and upload that.');
}
