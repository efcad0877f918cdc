import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LinkTokenSchema } from '../../src/shared/newsletter.ts';
import type { Newsletter } from '../services/newsletter.ts';
import { formScope, longestBody, wantsPage } from './form-post.ts';

/**
 * What the links of a mail do. Only POST changes anything: programs that scan mail follow GET. The two pages at
 * /newsletter/confirm and /newsletter/unsubscribe show a button that posts here.
 */
export async function newsletterLinkRoutes(app: FastifyInstance, { newsletter }: { newsletter: Newsletter }) {
  await formScope(app, (scope) => {
    // RFC 8058 lets a mail program send its one-click request in this encoding too; the token is in the URL.
    scope.addContentTypeParser('multipart/form-data', { parseAs: 'string', bodyLimit: longestBody }, (_request, _body, done) => done(null, {}));

    scope.post('/api/newsletter/confirm', { bodyLimit: longestBody }, async (request, reply) => {
      const token = tokenIn(request.body);
      return answer(request, reply, 'confirm', token !== undefined && (await newsletter.confirm(token)));
    });

    for (const path of ['/api/newsletter/unsubscribe', '/newsletter/unsubscribe']) {
      // A mail provider calls for its user; the token alone says who may.
      scope.post(path, { bodyLimit: longestBody, config: { anyOrigin: true } }, async (request, reply) => {
        const token = tokenIn(request.body) ?? tokenIn(request.query);
        return answer(request, reply, 'unsubscribe', token !== undefined && (await newsletter.unsubscribe(token)));
      });
    }
  });
}

function answer(request: FastifyRequest, reply: FastifyReply, link: keyof typeof results, done: boolean) {
  // A mail program's request has its token in the URL and takes no redirect.
  if (wantsPage(request) && tokenIn(request.query) === undefined) return reply.redirect(`/newsletter/${link}?${done ? 'done' : 'problem'}=1`, 303);
  return done ? { message: results[link] } : reply.code(400).send({ error: 'This link is unknown or too old. Use the link in the newest mail from us, or write to us.', code: 'unknown-link' });
}

function tokenIn(source: unknown): string | undefined {
  return LinkTokenSchema.safeParse(source).data?.token;
}

const results = { confirm: 'Your subscription is confirmed.', unsubscribe: 'You are unsubscribed.' };
