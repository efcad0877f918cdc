import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiError } from '../../src/shared/api-error.ts';
import { formTokenField, honeypotField } from '../../src/shared/form-fields.ts';
import { minute } from '../services/duration.ts';
import type { Clock } from '../services/clock.ts';
import { addressKey, createSlidingCount } from '../services/sliding-count.ts';

export type FormName = 'contact' | 'newsletter';

/** Answers with a page on which the form stands as it was sent. An error under `form` is about no single field. */
export type RenderForm = (
  reply: FastifyReply,
  page: { path: string; status: number; form: { name: FormName; values: Record<string, string>; errors: Record<string, string> } },
) => Promise<unknown>;

/** Routes that take JSON and, from a browser without script, a form's own encoding; nothing else, and nothing long. */
export async function formScope(app: FastifyInstance, routes: (scope: FastifyInstance) => void) {
  await app.register(async (scope) => {
    scope.removeContentTypeParser(['text/plain', 'multipart/form-data', urlencoded]);
    await scope.register(formbody, { bodyLimit: longestBody });
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    routes(scope);
  });
}

/** Bytes: five thousand characters of details in any script, escaped, and the rest. */
export const longestBody = 96 * 1024;

/** Whether a browser sent this without script, and expects a page. */
export function wantsPage(request: FastifyRequest): boolean {
  return (request.headers['content-type'] ?? '').toLowerCase().startsWith(urlencoded);
}

/** The strings of a body, by name; anything else counts as not sent. */
export function typedText(body: unknown, names: readonly string[]): Record<string, string> {
  const fields = typeof body === 'object' && body !== null ? new Map(Object.entries(body)) : new Map<string, unknown>();
  return Object.fromEntries(names.map((name) => [name, fields.get(name)]).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** What speaks for or against a person. */
export function circumstances(request: FastifyRequest) {
  const sent = typedText(request.body, [honeypotField, formTokenField]);
  return { address: request.ip, honeypot: sent[honeypotField], token: sent[formTokenField] };
}

/** How many accepted forms one address may send. Refused ones cost nothing and do not count. */
export function createSubmissionLimit(clock: Clock, most = 30, windowMs = 10 * minute) {
  const sent = createSlidingCount({ windowMs, clock });
  return {
    /** Counts one. Returns undefined when it may go on, else the answer to give and the seconds to wait. */
    take(address: string): (ApiError & { retryAfter: number }) | undefined {
      const key = addressKey(address);
      if (sent.count(key) < most) {
        sent.add(key);
        return undefined;
      }
      const minutes = Math.ceil(sent.wait(key) / minute);
      const error = `Too many messages came from your connection. Send it again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, or call us.`;
      return { error, code: 'rate-limited', retryAfter: Math.ceil(sent.wait(key) / 1000) };
    },
  };
}

export type SubmissionLimit = ReturnType<typeof createSubmissionLimit>;

const urlencoded = 'application/x-www-form-urlencoded';
