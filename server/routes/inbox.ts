import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { InboxAnswer } from '../../src/shared/inquiry.ts';
import { InquiryStatusSchema, inquiryStatuses } from '../../src/shared/inquiry.ts';
import type { SubscribersAnswer } from '../../src/shared/newsletter.ts';
import { optional } from '../../src/shared/text-fields.ts';
import type { Inquiries } from '../services/inquiries.ts';
import type { Newsletter } from '../services/newsletter.ts';
import type { Outbox } from '../services/outbox.ts';

/** Answers 401 by itself, or throws, when no one of the staff is signed in. */
export type RequireStaff = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

type Dependencies = { inquiries: Inquiries; newsletter: Newsletter; outbox: Outbox; requireStaff: RequireStaff };

/** What staff do with inquiries and subscribers. Bad input is a ZodError, an unknown id a NotFoundError, a stale revision a StaleError. */
export async function inboxRoutes(app: FastifyInstance, { inquiries, newsletter, outbox, requireStaff }: Dependencies) {
  await app.register(async (scope) => {
    scope.addHook('onRequest', requireStaff);
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });

    scope.get('/api/admin/inquiries', async ({ query }) => {
      const [found, unread, mail] = await Promise.all([inquiries.list(FilterSchema.parse(query)), inquiries.unread(), outbox.counts()]);
      return { inquiries: found, unread, mail } satisfies InboxAnswer;
    });

    scope.get('/api/admin/inquiries.csv', async ({ query }, reply) => download(reply, 'inquiries.csv', await inquiries.csv(FilterSchema.parse(query))));

    scope.patch<WithId>('/api/admin/inquiries/:id', async ({ params, body }) => {
      const { status, revision } = InquiryStatusSchema.parse(body);
      return { inquiry: await inquiries.setStatus(params.id, status, revision) };
    });

    scope.delete<WithId>('/api/admin/inquiries/:id', async ({ params }) => {
      await inquiries.remove(params.id);
      return { ok: true, id: params.id };
    });

    scope.get('/api/admin/newsletter', async () => {
      const subscribers = await newsletter.list();
      const count = (state: keyof SubscribersAnswer['counts']) => subscribers.filter((subscriber) => subscriber.state === state).length;
      return { subscribers, counts: { confirmed: count('confirmed'), pending: count('pending'), unsubscribed: count('unsubscribed') } } satisfies SubscribersAnswer;
    });

    scope.get('/api/admin/newsletter.csv', async (_request, reply) => download(reply, 'newsletter.csv', await newsletter.csv()));

    scope.delete<WithId>('/api/admin/newsletter/:id', async ({ params }) => {
      await newsletter.erase(params.id);
      return { ok: true, id: params.id };
    });
  });
}

type WithId = { Params: { id: string } };

const FilterSchema = z.object({
  search: z.string({ error: 'Search for words' }).max(200, 'Search for at most 200 characters').optional(),
  status: optional(z.enum(inquiryStatuses, { error: `Choose one of ${inquiryStatuses.join(', ')}` })),
});

function download(reply: FastifyReply, name: string, text: string) {
  return reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; filename="${name}"`).send(text);
}
