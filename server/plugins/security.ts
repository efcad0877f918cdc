import type { FastifyInstance } from 'fastify';
import { tourAt } from '../../src/shared/tours.ts';
import { isBelow, plainPath } from './request-path.ts';

export type SecurityOptions = {
  /** Hosts whose players may be framed, without scheme. */
  embedHosts: readonly string[];
  analyticsId?: string | undefined;
  /** Lets Vite's inline scripts and its socket work. */
  development: boolean;
};

/** Puts the security headers on every answer that Fastify makes. */
export function addSecurity(app: FastifyInstance, options: SecurityOptions): void {
  const site = securityHeaders(options);
  const framed = { ...site, 'content-security-policy': site['content-security-policy']?.replace("frame-ancestors 'none'", "frame-ancestors 'self'"), 'x-frame-options': 'SAMEORIGIN' };
  app.addHook('onRequest', async (request, reply) => {
    // Only the one spelling of a tour's address: whatever else is read as it is answered like any page.
    reply.headers(tourAt(request.raw.url ?? '') ? framed : site);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const path = plainPath(request.raw.url ?? '/');
    if (isBelow(path, '/uploads')) reply.header('content-security-policy', userFilePolicy);
    if (privatePaths.some((parent) => isBelow(path, parent))) reply.header('cache-control', 'no-store');
    return payload;
  });
}

/** The headers of an ordinary answer; for those that bypass hooks, such as the reply to a malformed request, too. */
export function securityHeaders({ embedHosts, analyticsId, development }: SecurityOptions): Record<string, string> {
  return {
    'content-security-policy': policy({
      'default-src': ["'none'"],
      'script-src': ["'self'", ...(analyticsId ? [tagHost] : []), ...(development ? ["'unsafe-inline'"] : [])],
      'style-src': ["'self'", ...(development ? ["'unsafe-inline'"] : [])],
      'img-src': ["'self'", 'data:', 'blob:', ...(analyticsId ? [tagHost, analyticsHost] : [])],
      'font-src': ["'self'"],
      'media-src': ["'self'"],
      'connect-src': ["'self'", ...(analyticsId ? [tagHost, analyticsHost] : []), ...(development ? ['ws:'] : [])],
      // Tours of our own, and the players.
      'frame-src': ["'self'", ...embedHosts.map((host) => `https://${host}`)],
      'manifest-src': ["'self'"],
      'worker-src': ["'self'", ...(development ? ['blob:'] : [])],
      'form-action': ["'self'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
    }),
    'strict-transport-security': 'max-age=63072000',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // Players ask for a referrer; the path stays here.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=(), midi=(), display-capture=()',
  };
}

/** What staff uploaded may be looked at and can do nothing. */
const userFilePolicy = "default-src 'none'; sandbox";
const privatePaths = ['/admin', '/api/auth', '/api/admin', '/api/upload', '/api/portfolio'];
const tagHost = 'https://www.googletagmanager.com';
const analyticsHost = 'https://*.google-analytics.com';

function policy(directives: Record<string, string[]>): string {
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}
