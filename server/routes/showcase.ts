import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readShowcase } from '../services/read-showcase.ts';
import type { Portfolio } from '../services/portfolio.ts';
import { NotFoundError } from '../store/store.ts';

/**
 * What a page reads when it is reached without a new document. Apart from /api/portfolio, where every call
 * needs a session (D49).
 */
export function showcaseRoutes(app: FastifyInstance, { portfolio }: { portfolio: Portfolio }): void {
  async function answer(request: FastifyRequest) {
    const found = await readShowcase(portfolio, request.url);
    if (!found) throw new NotFoundError('Nothing public there');
    return found;
  }
  app.get('/api/showcase/:category', answer);
  app.get('/api/showcase/:category/:slug', answer);
}
