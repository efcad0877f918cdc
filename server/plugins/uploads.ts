import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isMediaName } from '../media/media-store.ts';
import type { ByteRange, MediaStat, MediaStore } from '../media/media-store.ts';
import { readRange } from './byte-range.ts';

export type UploadsOptions = {
  mediaStore: MediaStore;
  /** Folder of the pictures made at build; looked into first. */
  seedDir?: string;
};

/** Serves /uploads/: the encoded seed pictures, and what staff uploaded. */
export function addUploads(app: FastifyInstance, { mediaStore, seedDir }: UploadsOptions): void {
  const places = [...(seedDir ? [folderPlace(path.resolve(seedDir))] : []), mediaStore];
  app.route<{ Params: { name: string } }>({
    method: ['GET', 'HEAD'],
    url: '/uploads/:name',
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const { name } = request.params;
      const type = types[path.extname(name).slice(1)];
      if (!type || !isMediaName(name) || name.startsWith('incoming-')) return reply.callNotFound();
      for (const place of places) {
        const found = await place.stat(name);
        if (found) return sendFile(request, reply.type(type), { name, found, open: (range) => place.open(name, range) });
      }
      return reply.callNotFound();
    },
  });
}

type Place = Pick<MediaStore, 'stat' | 'open'>;
type File = { name: string; found: MediaStat; open: (range?: ByteRange) => Promise<Readable | undefined> };

const types: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  svg: 'image/svg+xml',
  mp4: 'video/mp4',
  webm: 'video/webm',
};

async function sendFile(request: FastifyRequest, reply: FastifyReply, { name, found, open }: File): Promise<unknown> {
  const { size, modified } = found;
  const etag = `"${size.toString(36)}-${Math.floor(modified.getTime() / 1000).toString(36)}"`;
  reply.headers({
    etag,
    'last-modified': modified.toUTCString(),
    'accept-ranges': 'bytes',
    // A hash in the name: another content would have another name.
    'cache-control': /(^|-)[0-9a-f]{8,64}-/.test(name) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
  });
  if (matches(request.headers['if-none-match'], etag)) return reply.code(304).send();
  const ifRange = request.headers['if-range'];
  const range = ifRange === undefined || ifRange === etag ? readRange(request.headers.range, size) : undefined;
  if (range === 'unsatisfiable') {
    return reply.code(416).headers({ 'content-range': `bytes */${size}`, 'cache-control': 'no-store' }).send();
  }
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  reply.header('content-length', range ? range.end - range.start + 1 : size);
  if (request.method === 'HEAD') return reply.send();
  const stream = await open(range);
  return stream ? reply.send(stream) : reply.removeHeader('content-length').callNotFound();
}

function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.trim() === '*' || header.split(',').some((each) => each.trim().replace(/^W\//, '') === etag);
}

function folderPlace(folder: string): Place {
  return {
    stat: async (name) => {
      const found = await stat(path.join(folder, name)).catch(() => undefined);
      return found?.isFile() ? { size: found.size, modified: found.mtime } : undefined;
    },
    open: async (name, range) => createReadStream(path.join(folder, name), range),
  };
}
