import type { FastifyInstance } from 'fastify';
import type { ApiError } from '../../src/shared/api-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route may be called from anywhere, e.g. by a mail provider that unsubscribes for its user. */
    anyOrigin?: boolean;
  }
}

/**
 * Refuses changing calls that another site makes a visitor's browser send: the browser says `same-origin`, or names
 * `publicUrl` as the whole origin. A call that says neither is refused as well.
 */
export function addSameOrigin(app: FastifyInstance, { publicUrl }: { publicUrl: string }): void {
  app.addHook('onRequest', async (request, reply) => {
    if (harmless.has(request.method) || request.routeOptions.config.anyOrigin) return undefined;
    if (request.headers['sec-fetch-site'] === 'same-origin') return undefined;
    if (request.headers.origin === publicUrl) return undefined;
    const refusal: ApiError = { error: 'This call did not come from the site itself, so nothing was changed. Open the page again and repeat it there.', code: 'foreign-origin' };
    return reply.code(403).header('cache-control', 'no-store').send(refusal);
  });
}

const harmless = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);
