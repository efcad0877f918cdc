import type { FastifyInstance, FastifyRequest } from 'fastify';
import { NotFoundError } from '../store/store.ts';

/**
 * What a page reads when it is reached without a new document. Apart from /api/portfolio, where every call
 * needs a session (D49).
 */
export function showcaseRoutes(app: FastifyInstance, { read }: { read: (url: string) => Promise<unknown> }): void {
  async function answer(request: FastifyRequest) {
    const found = await read(request.url);
    if (!found) throw new NotFoundError('Nothing public there');
    return found;
  }
  app.get('/api/showcase/:category', answer);
  app.get('/api/showcase/:category/:slug', answer);
}
