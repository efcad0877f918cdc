import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createGzip, constants } from 'node:zlib';
import { redirects } from '../../src/paths.ts';
import { subscribedParameter } from '../../src/shared/form-fields.ts';
import type { Clock } from '../services/clock.ts';
import { torontoDay } from '../services/toronto.ts';
import { createWatchedRevision } from '../services/watched-revision.ts';
import { PageCache, type CachedPage } from '../ssr/page-cache.ts';
import type { Renderer } from '../ssr/renderer.ts';
import { answerWithErrorPage } from './error-page.ts';
import type { RenderForm } from './form-post.ts';
import { pageAddress } from './page-address.ts';

export type PagesDeps = {
  renderer: Renderer;
  /** Answers a public API address from the services; calls `stale` when the answer is one from before the store went away. */
  read: (url: string, options?: { stale: () => void }) => Promise<unknown>;
  /** Number that moves with every change visitors can see. */
  revision: () => Promise<number>;
  publicUrl: string;
  analyticsId: string | undefined;
  platformSignIn: boolean;
  clock: Clock;
  /** False in development: every request renders. */
  caching: boolean;
};

/**
 * Answers every page of the route table, from the page cache or by rendering. Returns `renderForm`, which answers a
 * form post with its page and what was typed, for a browser without script (D05), and `socialOf`, which names a page's
 * social card.
 */
export async function pageRoutes(app: FastifyInstance, deps: PagesDeps) {
  const pages = new PageCache();
  // Apart: their number is up to visitors, and they would push the pages themselves out.
  const filtered = new PageCache(50);
  const routes = await deps.renderer.routes();
  const searchOf = new Map(routes.map((route) => [route.path, route.search ?? []]));
  const publicRevision = createWatchedRevision(deps.revision);

  app.get('/*', { errorHandler: answerWithErrorPage }, async (request, reply) => {
    const { pathname, search, moved } = pageAddress(request.url);
    const instead = redirects[pathname] ?? (moved && (await found(pathname)) ? pathname : undefined);
    if (instead) return reply.redirect(instead + search, 308);
    const query = keptQuery(search, searchOf.get(pathname) ?? []);
    const url = query ? `${pathname}?${query}` : pathname;
    reply.header('vary', 'accept-encoding').header('cache-control', pathname === '/admin' || query.includes('token=') ? 'no-store' : 'public, no-cache').type('text/html; charset=utf-8');
    const cache = query ? filtered : pages;
    const moment = await publicRevision();
    const revision = moment === undefined ? undefined : `${moment}/${torontoDay(deps.clock())}`;
    const cached = deps.caching ? cache.get(url, revision) : undefined;
    if (cached) return sendCached(request, reply, cached);
    let kept = deps.caching && revision !== undefined;
    const read = (address: string) => deps.read(address, { stale: () => (kept = false) });
    const page = await deps.renderer.render({ url, state: stateOf(deps), read });
    reply.code(page.status);
    // Unknown addresses, searches and the links of mails are without number; they would push the real pages out.
    if (kept && revision !== undefined && page.status === 200 && !/(^|&)(q|token)=/.test(query)) {
      const chunks: Buffer[] = [];
      page.body.on('data', (chunk: Buffer) => chunks.push(chunk));
      page.body.on('end', () => void cache.put(url, revision, page.status, Buffer.concat(chunks)));
    }
    if (!accepts(request, 'gzip')) return reply.send(page.body);
    reply.header('content-encoding', 'gzip');
    const zip = createGzip({ flush: constants.Z_SYNC_FLUSH });
    page.body.on('error', (error) => zip.destroy(error));
    return reply.send(page.body.pipe(zip));
  });

  const renderForm: RenderForm = async (reply, { path, status, form }) => {
    const page = await deps.renderer.render({ url: path, state: { ...stateOf(deps), form: { ...form, path } }, read: deps.read });
    return reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page.body);
  };
  const rendered = async (pathname: string) => {
    const page = await deps.renderer.render({ url: pathname, state: stateOf(deps), read: deps.read });
    page.body.resume();
    return page.status === 200 ? page : undefined;
  };
  const socialOf = async (pathname: string) => (await rendered(pathname))?.social;
  /** Another spelling of nothing is not found (D14), rather than sent on to what is not found. */
  const found = async (pathname: string) => searchOf.has(pathname) || (await rendered(pathname)) !== undefined;
  return { renderForm, socialOf };
}

function stateOf({ publicUrl, analyticsId, platformSignIn, clock }: PagesDeps) {
  return { origin: publicUrl, today: torontoDay(clock()), ...(analyticsId ? { analyticsId } : {}), ...(platformSignIn && { platformSignIn }) };
}

/** The parameters that change the page and the one that changes any page, in a fixed order, so that one page has one key. */
function keptQuery(search: string, names: readonly string[]): string {
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of names) {
    const value = given.get(name);
    if (value) kept.set(name, value);
  }
  if (given.get(subscribedParameter) === '1') kept.set(subscribedParameter, '1');
  return kept.toString();
}

function accepts(request: FastifyRequest, encoding: string): boolean {
  return (request.headers['accept-encoding'] ?? '').split(',').some((part) => {
    const [name, weight = 'q=1'] = part.split(';').map((each) => each.trim());
    return name === encoding && !/^q=0(\.0*)?$/.test(weight);
  });
}

function sendCached(request: FastifyRequest, reply: FastifyReply, page: CachedPage) {
  reply.header('etag', page.etag);
  if (request.headers['if-none-match']?.includes(page.etag)) return reply.code(304).send();
  reply.code(page.status);
  if (accepts(request, 'br')) return reply.header('content-encoding', 'br').send(page.br);
  if (accepts(request, 'gzip')) return reply.header('content-encoding', 'gzip').send(page.gzip);
  return reply.send(page.identity);
}
