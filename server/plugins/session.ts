import secureSession from '@fastify/secure-session';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sessionLength } from '../services/sessions.ts';
import type { Sessions } from '../services/sessions.ts';
import type { StaffAccount, StaffName } from '../services/staff.ts';
import type { ApiError } from '../../src/shared/api-error.ts';
import { isBelow, plainPath } from './request-path.ts';

export type SessionOptions = {
  sessions: Sessions;
  /** 32 bytes. */
  key: Buffer;
  provider: 'local' | 'replit';
  /** Who counts as staff in `replit` mode; empty for every signed-in user of the platform. */
  replitUserIds: readonly string[];
};

declare module '@fastify/secure-session' {
  interface SessionData {
    id: string;
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in; set by requireStaff. */
    staff: StaffName | undefined;
  }
  interface FastifyInstance {
    /** Finds out who is signed in. */
    staffOf(request: FastifyRequest): Promise<StaffName | undefined>;
    /** Begins a session with a new id and gives the visitor its cookie. */
    signIn(request: FastifyRequest, account: StaffAccount): Promise<void>;
    /** Forgets the session here and in the browser. */
    signOut(request: FastifyRequest): Promise<void>;
  }
}

/**
 * Signed-in staff. Everything below the staff paths answers 401 without a session, in every spelling and before a
 * body is read, whatever the routes there do. `__Host-` cookies need https; browsers make an exception for localhost.
 */
export async function addSessions(app: FastifyInstance, { sessions, key, provider, replitUserIds }: SessionOptions): Promise<void> {
  await app.register(secureSession, {
    key,
    cookieName: '__Host-session',
    expiry: sessionLength / 1000,
    cookie: { path: '/', secure: true, httpOnly: true, sameSite: 'lax', maxAge: sessionLength / 1000 },
  });
  app.decorateRequest('staff', undefined);
  app.decorate('staffOf', async (request: FastifyRequest) => {
    if (provider === 'replit') return replitUser(request, replitUserIds);
    const secret = secretOf(request);
    return secret === undefined ? undefined : sessions.find(secret);
  });
  app.decorate('signIn', async (request: FastifyRequest, account: StaffAccount) => {
    const before = secretOf(request);
    if (before !== undefined) await sessions.end(before);
    request.session.regenerate();
    request.session.set('id', await sessions.start(account));
  });
  app.decorate('signOut', async (request: FastifyRequest) => {
    const secret = secretOf(request);
    if (secret !== undefined) await sessions.end(secret);
    request.session.delete();
  });
  app.addHook('onRequest', async (request, reply) => {
    const path = plainPath(request.raw.url ?? '/');
    if (staffPaths.some((parent) => isBelow(path, parent))) await requireStaff(request, reply);
  });
}

/** An `onRequest` hook for routes: 401 without a session, before the body is read. */
export async function requireStaff(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
  request.staff ??= await request.server.staffOf(request);
  if (request.staff) return undefined;
  const refusal: ApiError = { error: 'Sign in first, then try again.', code: 'signed-out' };
  return reply.code(401).header('cache-control', 'no-store').send(refusal);
}

/** D49: all of these need a session, reading included. */
const staffPaths = ['/api/admin', '/api/upload', '/api/portfolio'];

function secretOf(request: FastifyRequest): string | undefined {
  const id: unknown = request.session.get('id');
  return typeof id === 'string' ? id : undefined;
}

/** The platform's proxy sets these headers and removes what a visitor sends under their names. */
function replitUser(request: FastifyRequest, allowed: readonly string[]): StaffName | undefined {
  const id = single(request.headers['x-replit-user-id']);
  if (!id || !/^[\w-]{1,64}$/.test(id) || (allowed.length > 0 && !allowed.includes(id))) return undefined;
  const name = single(request.headers['x-replit-user-name'])?.replace(/[^\x20-\x7e]/g, '').trim().slice(0, 80);
  return { user: id, name: name || 'Admin' };
}

function single(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? undefined : value;
}
