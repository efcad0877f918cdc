import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ZodError } from 'zod';
import { fieldMessages } from '../../src/shared/api-error.ts';
import type { ApiError } from '../../src/shared/api-error.ts';
import { InputError, ValidationError } from '../services/errors.ts';
import { DuplicateError, NotFoundError, StaleError, StoreUnavailableError } from '../store/store.ts';

type Answer = ApiError & { status: number; current?: unknown };

/**
 * The one place where errors become statuses. An answer holds words for a person and a code, never a
 * stack, a path or what a driver said; those go to the log. An address under /api that is none answers 404
 * in JSON (D14), and so does any other that no route takes.
 */
export function addErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(refuseUnknown);
  app.all('/api', refuseUnknown);
  app.all('/api/*', refuseUnknown);
}

/** For Fastify's option `frameworkErrors`: addresses that can't be read are refused in the same words. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const answer = answerTo(error);
  if (answer.status >= 500) request.log.error(error);
  return refuse(request, reply, answer);
}

function refuseUnknown(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return refuse(request, reply, { status: 404, error: 'There is nothing at this address.', code: 'not-found' });
}

function refuse(request: FastifyRequest, reply: FastifyReply, { status, ...body }: Answer): FastifyReply {
  if (status === 413) {
    // Fastify would close at once, and a sender in the middle of its body would meet a broken pipe in place of the answer.
    reply.removeHeader('connection');
    request.raw.resume();
  }
  if (status === 503) reply.header('retry-after', 5);
  return reply.code(status).header('cache-control', 'no-store').type('application/json; charset=utf-8').send(body);
}

function answerTo(error: FastifyError): Answer {
  if (error instanceof ZodError) return invalid(fieldMessages(error.issues), error.issues[0]?.message);
  if (error instanceof InputError) return invalid(error.fields);
  if (error instanceof ValidationError) return { status: 422, error: error.message, code: 'refused', fields: error.fields };
  if (error instanceof StaleError) return { status: 409, error: 'Somebody changed this since you opened it. Nothing was overwritten.', code: 'stale', current: error.current };
  if (error instanceof DuplicateError) return { status: 409, error: 'There is one of these already.', code: 'duplicate' };
  if (error instanceof NotFoundError) return { status: 404, error: 'There is no such item. It may have been deleted.', code: 'not-found' };
  if (error instanceof StoreUnavailableError) return { status: 503, error: 'The data can’t be reached just now. Nothing was changed; please try again in a minute.', code: 'unavailable' };
  return fromFastify(error);
}

function invalid(fields: Record<string, string>, first?: string): Answer {
  const messages = Object.values(fields);
  return { status: 400, error: messages.length > 0 ? messages.join('. ') : (first ?? 'This request is not complete.'), code: 'invalid', fields };
}

/** Refusals by the framework, which know their status; everything else is our fault. */
function fromFastify({ statusCode = 500 }: FastifyError): Answer {
  if (statusCode < 400 || statusCode >= 500) return { status: 500, error: 'Something went wrong on our side. Please try again.', code: 'failed' };
  const known = refusals[statusCode];
  return { status: statusCode, error: known?.error ?? 'This request can’t be answered.', code: known?.code ?? 'refused' };
}

const refusals: Record<number, ApiError> = {
  400: { error: 'This request can’t be read. Send valid JSON.', code: 'unreadable' },
  413: { error: 'This is too large. Send less at once.', code: 'too-large' },
  414: { error: 'This address is too long.', code: 'address-too-long' },
  415: { error: 'This kind of content is not taken here. Send JSON.', code: 'unsupported' },
  429: { error: 'Too many requests came from your connection. Please wait a minute.', code: 'rate-limited' },
};
