import { availableParallelism } from 'node:os';
import { copyFile, link, mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { pictureWidths } from '../../src/shared/picture-widths.ts';
import { encoded } from './encodings.ts';
import { type Master, masterFolders, readMasters } from './masters.ts';
import { progress } from './progress.ts';

export type EncodeOptions = {
  /** Folders with the masters. */
  masters?: readonly string[];
  /** Folder that gets the files, `<name>-<hash>-<width>.<format>` and `<name>.jpg`. */
  out: string;
  /** Folder that keeps every file made, so that an unchanged picture is not made again. */
  cache: string;
  /** Takes the lines of the progress report; on a terminal a bar is drawn instead. */
  log?: (line: string) => void;
};

const formats = ['avif', 'webp', 'jpg'] as const;

/** Makes every size of every master, two pictures at a time. Returns how many files were made anew. */
export async function encodePictures({ masters = masterFolders, out, cache, log = console.log }: EncodeOptions): Promise<number> {
  await mkdir(out, { recursive: true });
  await mkdir(cache, { recursive: true });
  const queue = await readMasters(masters);
  const report = progress('Pictures', queue.length, log);
  let made = 0;
  const work = async (): Promise<void> => {
    for (let master = queue.shift(); master; master = queue.shift()) {
      const files = await encodeOne(master, out, cache);
      made += files;
      report.step();
    }
  };
  const threads = sharp.concurrency();
  sharp.concurrency(1);
  try {
    await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work));
  } finally {
    sharp.concurrency(threads);
  }
  report.done(`${made} files made, the rest was there`);
  return made;
}

async function encodeOne({ name, hash, bytes }: Master, out: string, cache: string): Promise<number> {
  const { width } = await sharp(bytes).metadata();
  const widths = pictureWidths(width);
  let made = 0;
  for (const target of widths) {
    // Decoded and resized once for the three formats, a fifth of all the work here saved, and only when one of them is missing.
    const sized = once(() => sharp(bytes).resize(target).raw().toBuffer({ resolveWithObject: true }));
    for (const format of formats) {
      const file = `${name}-${hash}-${target}.${format}`;
      const kept = path.join(cache, file);
      if (!(await exists(kept))) {
        const unfinished = `${kept}.${process.pid}.part`;
        const { data, info } = await sized();
        await encoded(sharp(data, { raw: info }), format).toFile(unfinished);
        await rename(unfinished, kept);
        made += 1;
      }
      await place(kept, path.join(out, file));
    }
  }
  await place(path.join(cache, `${name}-${hash}-${widths.at(-1)}.jpg`), path.join(out, `${name}.jpg`));
  return made;
}

async function place(from: string, to: string): Promise<void> {
  await rm(to, { force: true });
  await link(from, to).catch(() => copyFile(from, to));
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}
