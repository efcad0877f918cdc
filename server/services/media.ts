import { availableParallelism } from 'node:os';
import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import sharp from 'sharp';
import { crop, cropWidths } from '../media/crop.ts';
import type { CropShape, FocalPoint } from '../media/crop.ts';
import { decode, encodeSizes, placeholderOf, servedWidths } from '../media/encode.ts';
import type { Decoded } from '../media/encode.ts';
import { readCredit } from '../media/credit.ts';
import type { Credit } from '../media/credit.ts';
import { damaged, inspect, mostPixels } from '../media/inspect.ts';
import type { MediaStore } from '../media/media-store.ts';
import { createWorkQueue } from '../media/work-queue.ts';
import { DuplicateError, NotFoundError } from '../store/store.ts';
import type { Store } from '../store/store.ts';
import type { DigitalSourceType } from '../../src/shared/digital-source.ts';
import type { PictureSource } from '../../src/shared/picture.ts';
import { changeDocument } from './change-document.ts';
import type { Clock } from './clock.ts';
import type { Log } from './log.ts';
import { jpegUrl, mediaDocuments, mediaName, originalName, withSource } from './media-document.ts';
import type { MediaDocument } from './media-document.ts';
import { inFolder, receive, sweepFolders } from './media-intake.ts';
import { createMediaRest } from './media-rest.ts';

export type MediaDeps = { store: Store; mediaStore: MediaStore; /** Gets a folder `tmp`. */ dataDir: string; log: Log; clock: Clock };
export type Media = ReturnType<typeof createMedia>;

/** Takes pictures in: JPEGs of every size at once, WebP and AVIF soon after, all under names made from the content. */
export function createMedia({ store, mediaStore, dataDir, log, clock }: MediaDeps) {
  // Two pictures at once on one thread each: libvips' own threads and caches would only take memory from visitors.
  sharp.concurrency(1);
  sharp.cache(false);
  const documents = mediaDocuments(store);
  const queue = createWorkQueue({ slots: 2, backgroundSlots: Math.min(2, Math.max(1, availableParallelism() - 1)) });
  const rest = createMediaRest({ documents, mediaStore, dataDir, queue, log });

  async function jpegs(decoded: Decoded, base: string, widths: number[], folder: string, credit: Credit): Promise<PictureSource> {
    await encodeSizes(decoded, { widths, formats: ['jpg'], credit, out: (name) => path.join(folder, `${mediaName(base)}-${name}`) });
    const largest = widths.at(-1) ?? decoded.width;
    const height = Math.max(1, Math.round((decoded.height * largest) / decoded.width));
    return { base, width: largest, height, widths, formats: ['jpg'], placeholder: await placeholderOf(decoded), alt: '' };
  }
  async function piece(decoded: Decoded, shape: CropShape, hash: string, folder: string, credit: Credit, focal?: FocalPoint): Promise<PictureSource> {
    const cut = await crop(decoded, shape, focal);
    const spot = focal ? `-${Math.round(focal.x * 100)}-${Math.round(focal.y * 100)}` : '';
    return jpegs(cut, `/uploads/${hash}-${shape}${spot}`, cropWidths(shape, cut.width), folder, credit);
  }
  async function keep(sources: PictureSource[], folder: string): Promise<void> {
    for (const source of sources) {
      for (const width of source.widths) {
        const name = mediaName(jpegUrl(source, width));
        await mediaStore.put(name, path.join(folder, name));
      }
    }
  }
  const find = async (hash: string): Promise<MediaDocument | undefined> => (await documents.list({ where: { hash }, limit: 1 }))[0];
  const removeFiles = async (hash: string): Promise<void> => {
    const names = await mediaStore.list();
    for (const name of names) if (name.startsWith(`${hash}-`) || name === originalName(hash)) await mediaStore.remove(name);
  };

  return {
    /**
     * Resolves when the picture can be shown and is on disk; the same file again gives the same document. Throws
     * RefusedPictureError, and the signal's reason when nobody waits any more; then nothing stays behind.
     */
    accept: (stream: Readable, { signal }: { signal?: AbortSignal } = {}): Promise<MediaDocument> =>
      inFolder(dataDir, async (folder) => {
        const file = path.join(folder, 'upload');
        const hash = await receive(stream, file, signal);
        const before = await find(hash);
        if (before && (await mediaStore.has(mediaName(before.id)))) return before;
        const { heavy, credit } = await queue.add(() => (signal?.throwIfAborted(), inspect(file)));
        const made = await queue.add(async () => {
          signal?.throwIfAborted();
          const decoded = await decode(file, { limitInputPixels: mostPixels, seconds: 20 }).catch(() => {
            throw damaged();
          });
          const picture = await jpegs(decoded, `/uploads/${hash}`, servedWidths(decoded.width), folder, credit);
          const card = await piece(decoded, 'card', hash, folder, credit);
          return { picture, card, square: await piece(decoded, 'square', hash, folder, credit) };
        }, { alone: heavy });
        signal?.throwIfAborted();
        const document: MediaDocument = {
          id: jpegUrl(made.picture, made.picture.width),
          ...made,
          thumbnail: thumbnailOf(made.card),
          hash,
          pending: true,
          attempts: 0,
          uploadedAt: new Date(clock()).toISOString(),
        };
        const store = async (): Promise<MediaDocument> => {
          await copyFile(file, path.join(folder, 'original'));
          await mediaStore.put(originalName(hash), path.join(folder, 'original'));
          await keep([made.picture, made.card, made.square], folder);
          return before ? documents.replace(document) : documents.insert(document);
        };
        const stored = await store().catch(async (error: unknown) => {
          const same = await find(hash);
          // The same file was uploaded twice at once; the other one is as good.
          if (error instanceof DuplicateError && same) return same;
          if (!same) await removeFiles(hash).catch(() => undefined);
          throw error;
        });
        rest.add(stored.id);
        return stored;
      }),

    get: (url: string): Promise<MediaDocument | undefined> => documents.get(url),

    /** Cuts card and square anew around the point. Throws NotFoundError for a URL that is no upload. */
    setFocal: (url: string, focal: FocalPoint): Promise<MediaDocument> =>
      inFolder(dataDir, async (folder) => {
        const document = await documents.get(url);
        const stored = document && (await mediaStore.open(mediaName(url)));
        if (!document || !stored) throw new NotFoundError(`No picture at ${url}`);
        const bytes = Buffer.concat(await stored.toArray());
        const sources = await queue.add(async () => {
          const decoded = await decode(bytes, { limitInputPixels: mostPixels, seconds: 20 });
          const credit = readCredit(await sharp(bytes).metadata());
          const card = await piece(decoded, 'card', document.hash, folder, credit, focal);
          return { card, square: await piece(decoded, 'square', document.hash, folder, credit, focal) };
        });
        await keep([sources.card, sources.square], folder);
        const changed = await changeDocument(documents, url, (current) => ({ ...current, ...sources, thumbnail: thumbnailOf(sources.card), focal, pending: true, attempts: 0 }));
        rest.add(url);
        return changed;
      }),

    /** Has every size say what was done to the picture, soon and after a restart too. Does nothing for a URL that is no upload. */
    async setSource(url: string, source: DigitalSourceType): Promise<void> {
      const document = await documents.get(url);
      if (!document || document.source === source) return;
      await changeDocument(documents, url, (current) => withSource(current, source));
      rest.add(url);
    },

    /** Removes a picture and its files; the caller knows that nothing shows it. Throws NotFoundError for a URL that is no upload. */
    async remove(url: string): Promise<void> {
      const { hash } = await documents.remove(url);
      await removeFiles(hash);
    },

    /** Goes on with what a stop interrupted. Call once at start. */
    async resume(): Promise<void> {
      await sweepFolders(dataDir);
      for (const { id } of await documents.list({ where: { pending: true } })) rest.add(id);
    },
    idle: () => rest.idle(),
    close: () => rest.close(),
  };
}

function thumbnailOf(card: PictureSource): string {
  return jpegUrl(card, card.widths.filter((width) => width <= 640).at(-1) ?? card.width);
}
