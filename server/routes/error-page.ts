import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { errors } from '../../src/content/errors.ts';
import { site } from '../../src/content/site.ts';

/** D14: the static page of a failure on our side, without renderer, store or stack trace; 503 when the store is away. */
export function answerWithErrorPage(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.log.error(error);
  const { seo, title, text, action } = errors.server;
  const html = `<!DOCTYPE html><html lang="en-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${seo.title}</title><meta name="robots" content="noindex"><link rel="stylesheet" href="/error.css"></head><body><main><h1>${title}</h1><p>${text}</p><p><a href="${action.href}">${action.text}</a> or call <a href="${site.phone.href}">${site.phone.display}</a></p></main></body></html>`;
  const away = error.name === 'StoreUnavailableError';
  if (away) reply.header('retry-after', 5);
  return reply
    .code(away ? 503 : 500)
    .header('cache-control', 'no-store')
    .removeHeader('content-encoding')
    .type('text/html; charset=utf-8')
    .send(html);
}
