import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify';
import { familyByKey } from '../../src/content/catalog.ts';
import type { CollectionKey } from '../../src/content/catalog.ts';
import { MoveSchema, PortfolioItemSchema } from '../../src/shared/portfolio.ts';
import type { PortfolioItem } from '../../src/shared/portfolio.ts';
import { InputError } from '../services/errors.ts';
import type { Portfolio } from '../services/portfolio.ts';
import { NotFoundError } from '../store/store.ts';

export type PortfolioDeps = {
  portfolio: Portfolio;
  /** Answers 401 by itself when nobody of the staff is signed in. */
  requireStaff: onRequestHookHandler;
};

type ToService = { Params: { service: string } };
type ToItem = { Params: { service: string; itemId: string } };

/** R293–R295, D48–D50: what staff do with items. A revision is taken from If-Match, else from the body. */
export async function portfolioRoutes(app: FastifyInstance, { portfolio, requireStaff }: PortfolioDeps): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRequest', requireStaff);
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    scope.removeContentTypeParser(['text/plain', 'application/json']);
    const parse = scope.getDefaultJsonParser('error', 'error');
    // Clients name JSON in every call, also in those that send nothing.
    scope.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => (body === '' ? done(null) : parse(request, body, done)));
    const bodyLimit = 64 * 1024;

    scope.post<ToService>('/api/portfolio/:service', { bodyLimit }, async (request, reply) => {
      const item = await portfolio.add(collectionOf(request), PortfolioItemSchema.parse(request.body));
      return reply.code(201).send({ item });
    });

    scope.put<ToService>('/api/portfolio/:service', { bodyLimit }, async (request) => {
      const key = collectionOf(request);
      return { item: await portfolio.update(key, withRevision(PortfolioItemSchema.parse(request.body), request)) };
    });

    scope.delete<ToItem>('/api/portfolio/:service/:itemId', async (request) => {
      const id = request.params.itemId;
      await portfolio.remove(collectionOf(request), id, revisionOf(request));
      return { ok: true, id };
    });

    scope.post<ToItem>('/api/portfolio/:service/:itemId/move', { bodyLimit }, async (request) => {
      const key = collectionOf(request);
      return { item: await portfolio.move(key, request.params.itemId, MoveSchema.parse(request.body)) };
    });

    scope.post<ToItem>('/api/portfolio/:service/:itemId/restore', { bodyLimit }, async (request) => ({
      item: await portfolio.restore(collectionOf(request), request.params.itemId),
    }));
  });
}

function collectionOf({ params }: FastifyRequest<ToService>): CollectionKey {
  const family = familyByKey(params.service);
  if (!family) throw new NotFoundError('No such service');
  return family.collection;
}

function withRevision(item: PortfolioItem, request: FastifyRequest): PortfolioItem {
  const revision = revisionOf(request) ?? item.revision;
  return revision === undefined ? item : { ...item, revision };
}

/** The number in If-Match, with or without quotes; `*` and no header ask for nothing. */
function revisionOf({ headers }: FastifyRequest): number | undefined {
  const given = headers['if-match'];
  if (given === undefined || given === '*') return undefined;
  const digits = /^(?:W\/)?"?(\d{1,15})"?$/.exec(given)?.[1];
  if (digits === undefined) throw new InputError({ revision: 'Give the revision in If-Match as a number' });
  return Number(digits);
}
