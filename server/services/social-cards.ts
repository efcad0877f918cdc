import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { renderSocialCard } from '../media/social-card.ts';

type Dependencies = {
  /** Gets the finished cards; may be emptied at any time. */
  cacheDir: string;
  /** The bytes of a picture by its file name under /uploads/; undefined when there is none. */
  read: (name: string) => Promise<Buffer | undefined>;
};
export type SocialCards = ReturnType<typeof createSocialCards>;

/** The 1200×630 pictures of shared links, made from a page's title and picture on first request and kept. */
export function createSocialCards({ cacheDir, read }: Dependencies) {
  const underway = new Map<string, Promise<Buffer | undefined>>();
  let line = Promise.resolve();

  async function make(title: string, picture: string, file: string): Promise<Buffer | undefined> {
    const kept = await readFile(file).catch(() => undefined);
    if (kept) return kept;
    const photograph = await largestOf(picture, read);
    if (!photograph) return undefined;
    const bytes = await renderSocialCard({ title, picture: photograph });
    await mkdir(cacheDir, { recursive: true });
    await writeFile(`${file}.${process.pid}`, bytes);
    await rename(`${file}.${process.pid}`, file);
    return bytes;
  }

  return {
    /** A JPEG, or undefined when the picture is gone. `picture` is a name of the project's own, or a path below /uploads/. */
    card({ title, picture }: { title: string; picture: string }): Promise<Buffer | undefined> {
      const key = createHash('sha256').update(`${title}\n${picture}`).digest('hex').slice(0, 24);
      let promise = underway.get(key);
      if (!promise) {
        // One at a time: a card takes most of a core for a quarter of a second.
        const turn = line.then(() => make(title, picture, path.join(cacheDir, `${key}.jpg`)));
        line = turn.then(() => undefined, () => undefined);
        promise = turn.finally(() => underway.delete(key));
        underway.set(key, promise);
      }
      return promise;
    },
  };
}

async function largestOf(picture: string, read: Dependencies['read']): Promise<Buffer | undefined> {
  const name = picture.replace(/^\/uploads\//, '').replace(/\.jpg$/, '');
  for (const candidate of [name, ...[1920, 1600, 1280, 960, 640].map((width) => `${name}-${width}`)]) {
    const bytes = await read(`${candidate}.jpg`);
    if (bytes) return bytes;
  }
  return undefined;
}
