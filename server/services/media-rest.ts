import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import sharp from 'sharp';
import type { DigitalSourceType } from '../../src/shared/digital-source.ts';
import { creditXmp, readCredit } from '../media/credit.ts';
import { crop } from '../media/crop.ts';
import { decode, encodeSizes } from '../media/encode.ts';
import type { Decoded } from '../media/encode.ts';
import { inspect, mostPixels } from '../media/inspect.ts';
import { withJpegXmp } from '../media/jpeg-xmp.ts';
import type { MediaStore } from '../media/media-store.ts';
import type { WorkQueue } from '../media/work-queue.ts';
import type { Collection } from '../store/store.ts';
import { changeDocument } from './change-document.ts';
import { minute } from './duration.ts';
import type { Log } from './log.ts';
import { jpegUrl, mediaName, mediaParts, originalName, withFormat } from './media-document.ts';
import type { MediaDocument } from './media-document.ts';
import { inFolder } from './media-intake.ts';

export type MediaRestDeps = { documents: Collection<MediaDocument>; mediaStore: MediaStore; dataDir: string; queue: WorkQueue; log: Log };

/** Makes WebP and AVIF of accepted pictures while nobody waits, two pictures at a time; documents say what is left to do. */
export function createMediaRest({ documents, mediaStore, dataDir, queue, log }: MediaRestDeps) {
  const waiting: string[] = [];
  const running = new Map<string, Promise<void>>();
  const retries = new Set<NodeJS.Timeout>();
  let closed = false;

  const pump = (): void => {
    while (!closed && running.size < 2) {
      const next = waiting.findIndex((id) => !running.has(id));
      const [id] = next < 0 ? [] : waiting.splice(next, 1);
      if (id === undefined) return;
      running.set(id, run(id).finally(() => (running.delete(id), pump())));
    }
  };
  const run = async (id: string): Promise<void> => {
    try {
      await finish(id);
    } catch (error) {
      if (closed) return;
      log.warn({ err: error, picture: id }, 'making the other formats of a picture failed; it is tried again in a minute');
      const retry = setTimeout(() => (retries.delete(retry), add(id)), minute).unref();
      retries.add(retry);
    }
  };
  const add = (id: string): void => {
    if (closed || waiting.includes(id)) return;
    waiting.push(id);
    pump();
  };

  async function finish(id: string): Promise<void> {
    if (!(await documents.get(id))) return;
    // Counted before the work begins: a picture that brings the process down is not tried for ever.
    const begun = await changeDocument(documents, id, (current) => ({ ...current, attempts: current.attempts + 1, pending: current.pending && current.attempts < mostAttempts }));
    if (begun.pending) await inFolder(dataDir, (folder) => makeAll(begun, folder));
    else if (begun.attempts > mostAttempts) log.error({ picture: id }, 'a picture keeps its JPEGs only: its other formats failed too often');
    const left = await documents.get(id);
    if (left?.pending) add(id);
    else await mediaStore.remove(originalName(begun.hash));
  }

  async function labelJpegs({ source, ...document }: MediaDocument & { source: DigitalSourceType }, folder: string): Promise<void> {
    const file = path.join(folder, 'labelled');
    for (const part of mediaParts) {
      for (const width of document[part].widths) {
        const name = mediaName(jpegUrl(document[part], width));
        const stored = await mediaStore.open(name);
        if (!stored) throw new Error(`The file ${name} is gone`);
        const jpeg = Buffer.concat(await stored.toArray());
        await writeFile(file, withJpegXmp(jpeg, creditXmp({ ...readCredit(await sharp(jpeg).metadata()), source })));
        await mediaStore.put(name, file);
      }
    }
    await changeDocument(documents, document.id, (current) => (current.source === source ? { ...current, labelled: source } : undefined));
  }

  async function makeAll(document: MediaDocument, folder: string): Promise<void> {
    const { source } = document;
    if (source && document.labelled !== source) await labelJpegs({ ...document, source }, folder);
    const file = path.join(folder, 'picture');
    const stored = (await mediaStore.open(originalName(document.hash))) ?? (await mediaStore.open(mediaName(document.id)));
    if (!stored) throw new Error(`The file of ${document.id} is gone`);
    await pipeline(stored, createWriteStream(file));
    const { heavy, credit: own } = await queue.add(() => inspect(file), { background: true });
    const credit = { ...own, ...(source && { source }) };
    const decoded = await queue.add(() => decode(file, { limitInputPixels: mostPixels, seconds: 60 }), { background: true, alone: heavy });
    const piece = (part: (typeof mediaParts)[number]): Promise<Decoded> => (part === 'picture' ? Promise.resolve(decoded) : crop(decoded, part, document.focal));
    for (const format of ['webp', 'avif'] as const) {
      const lacking = mediaParts.filter((part) => !document[part].formats.includes(format));
      for (const part of lacking) {
        const { base, widths } = document[part];
        const input = await piece(part);
        for (const width of widths) {
          if (closed) return;
          const out = (name: string): string => path.join(folder, `${mediaName(base)}-${name}`);
          const [name = ''] = await queue.add(() => encodeSizes(input, { widths: [width], formats: [format], out, credit }), { background: true });
          await mediaStore.put(`${mediaName(base)}-${name}`, out(name));
        }
      }
      await changeDocument(documents, document.id, (current) => (current.source === source ? withFormat(current, format, lacking.map((part) => document[part].base)) : undefined));
    }
  }

  return {
    add,
    /** Resolves when nothing is running or waiting. */
    async idle(): Promise<void> {
      while (running.size > 0) await Promise.all(running.values());
    },
    /** Stops after the sizes being made now; the next start goes on from the documents. */
    async close(): Promise<void> {
      closed = true;
      for (const retry of retries) clearTimeout(retry);
      await Promise.all(running.values());
    },
  };
}

const mostAttempts = 5;
