import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { RefusedPictureError } from '../media/refused-picture.ts';
import type { RefusalReason } from '../media/refused-picture.ts';
import { requireStaff } from '../plugins/session.ts';
import { jpegUrl } from '../services/media-document.ts';
import type { MediaDocument } from '../services/media-document.ts';
import { mostBytes, tooLarge } from '../services/media-intake.ts';
import type { Media } from '../services/media.ts';
import type { ApiError } from '../../src/shared/api-error.ts';
import type { UploadAnswer } from '../../src/shared/upload.ts';

/** Taking pictures in. Needs addSessions. */
export async function uploadRoutes(app: FastifyInstance, { media }: { media: Media }): Promise<void> {
  await app.register(multipart, { limits: { fileSize: mostBytes + 1, files: 1, fields: 10, fieldSize: 1000, parts: 12, headerPairs: 50 } });

  app.post('/api/upload', { onRequest: requireStaff }, async (request, reply) => {
    if (!request.isMultipart()) return reply.code(415).send(notMultipart);
    if (Number(request.headers['content-length'] ?? 0) > mostBytes + envelope) return refuse(reply, tooLarge());
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    const part = await request.file().catch(() => undefined);
    if (part?.fieldname !== 'file') return dropRest(request, reply).code(400).send(noFile);
    let cutOff: unknown;
    part.file.once('error', (error) => (cutOff = error));
    try {
      return answer(await media.accept(part.file, { signal: gone.signal }));
    } catch (error) {
      dropRest(request, reply);
      if (error instanceof RefusedPictureError) return refuse(reply, error);
      if (codeOf(error) === 'FST_REQ_FILE_TOO_LARGE') return refuse(reply, tooLarge());
      if (error === cutOff || gone.signal.aborted) return reply.code(400).send(broken);
      throw error;
    }
  });

  app.get('/api/upload', { onRequest: requireStaff }, async (request, reply) => {
    const query = UrlSchema.safeParse(request.query);
    const document = query.success ? await media.get(query.data.url) : undefined;
    return document ? answer(document) : reply.code(404).send(unknownPicture);
  });

  app.put('/api/upload/focal', { onRequest: requireStaff, bodyLimit: 4096 }, async (request, reply) => {
    const input = FocalSchema.safeParse(request.body);
    if (!input.success) return reply.code(400).send({ error: 'Give the picture\'s url and a point with x and y from 0 to 1.', code: 'invalid' } satisfies ApiError);
    const { url, x, y } = input.data;
    return (await media.get(url)) ? answer(await media.setFocal(url, { x, y })) : reply.code(404).send(unknownPicture);
  });
}

/** What the other parts of a form may take beside the file, in bytes. */
const envelope = 64 * 1024;

const UrlSchema = z.strictObject({ url: z.string().max(300) });
const FocalSchema = z.strictObject({ url: z.string().max(300), x: z.number().min(0).max(1), y: z.number().min(0).max(1) });

const statuses: Record<RefusalReason, number> = { size: 413, kind: 415, content: 422 };

const notMultipart: ApiError = { error: 'Send the picture as a form with a part called file.', code: 'not-a-form' };
const broken: ApiError = { error: 'The upload was cut off or is not a form. Send the picture again.', code: 'broken-form' };
const noFile: ApiError = { error: 'The form is not complete, or has no part called file that holds a picture.', code: 'no-file' };
const unknownPicture: ApiError = { error: 'There is no such picture.', code: 'unknown-picture' };

function answer({ id, thumbnail, picture, card, square, pending, focal }: MediaDocument): UploadAnswer {
  const { width, height, placeholder, widths } = picture;
  const sizes = widths.map((each) => ({ width: each, height: Math.max(1, Math.round((height * each) / width)), url: jpegUrl(picture, each) }));
  return { url: id, thumbnail, width, height, placeholder, sizes, picture, card, square, complete: !pending, ...(focal && { focal }) };
}

function refuse(reply: FastifyReply, { reason, code, message }: RefusedPictureError): FastifyReply {
  return reply.code(statuses[reason]).send({ error: message, code } satisfies ApiError);
}

/** What is left of a form is read and thrown away, or the connection's next request would wait behind it. */
function dropRest(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.raw.unpipe();
  request.raw.resume();
  return reply;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
