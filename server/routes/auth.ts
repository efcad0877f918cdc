import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { minute } from '../services/duration.ts';
import type { Clock } from '../services/clock.ts';
import { addressKey, createSlidingCount } from '../services/sliding-count.ts';
import type { Staff } from '../services/staff.ts';
import { fieldMessages } from '../../src/shared/api-error.ts';
import type { ApiError } from '../../src/shared/api-error.ts';
import { SignInSchema } from '../../src/shared/session.ts';
import type { SessionState } from '../../src/shared/session.ts';

export type AuthDeps = { staff: Staff; provider: 'local' | 'replit'; clock: Clock };

/** Signing in and out, and asking who one is. Needs addSessions; addSecurity keeps the answers out of caches. */
export function authRoutes(app: FastifyInstance, { staff, provider, clock }: AuthDeps): void {
  const wrong = createSlidingCount({ windowMs: 15 * minute, clock });
  const underway = new Map<string, number>();
  const state = async (request: FastifyRequest): Promise<SessionState> => {
    const user = await app.staffOf(request);
    return user ? { authenticated: true, name: user.name, provider } : { authenticated: false, provider };
  };

  app.get('/api/auth/user', async (request) => state(request));

  app.post('/api/auth/login', { bodyLimit: 8 * 1024 }, async (request, reply) => {
    if (provider !== 'local') return reply.code(404).send(refusal('no-sign-in-here', 'Staff of this site sign in with their Replit account.'));
    const input = SignInSchema.safeParse(request.body);
    if (!input.success) {
      return reply.code(400).send({ ...refusal('invalid', 'Enter your user name and your password.'), fields: fieldMessages(input.error.issues) });
    }
    const address = addressKey(request.ip);
    const current = underway.get(address) ?? 0;
    // Those being checked count as well, or a thousand guesses sent at once would all be let in.
    if (wrong.count(address) + current >= mostWrong) return reply.code(429).headers(wait(wrong.wait(address))).send(tooMany);
    underway.set(address, current + 1);
    try {
      const account = await staff.verify(input.data.username, input.data.password);
      if (account) {
        await app.signIn(request, account);
        return { authenticated: true, name: account.name, provider } satisfies SessionState;
      }
    } finally {
      const left = (underway.get(address) ?? 1) - 1;
      if (left > 0) underway.set(address, left);
      else underway.delete(address);
    }
    if (wrong.add(address) >= mostWrong) return reply.code(429).headers(wait(wrong.wait(address))).send(tooMany);
    return reply.code(401).send(refusal('wrong-credentials', 'The user name or the password is not right.'));
  });

  app.post('/api/auth/logout', { bodyLimit: 1024 }, async (request) => {
    NothingSchema.parse(request.body);
    if (provider === 'replit') return state(request);
    await app.signOut(request);
    return { authenticated: false, provider } satisfies SessionState;
  });
}

const NothingSchema = z.strictObject({}, { error: 'Send nothing' }).nullish();

/** Wrong passwords from one address in 15 minutes; the last of them is told to wait. */
const mostWrong = 20;

const tooMany = refusal('too-many-attempts', 'Too many wrong passwords from your address. Wait 15 minutes, then try again.');

function wait(milliseconds: number): Record<string, string> {
  return { 'retry-after': String(Math.max(1, Math.ceil(milliseconds / 1000))) };
}

function refusal(code: string, error: string): ApiError {
  return { error, code };
}
