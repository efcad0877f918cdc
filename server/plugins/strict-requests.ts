import type { FastifyInstance, FastifyRequest } from 'fastify';
import { malformed } from './bare-answers.ts';

/**
 * Refuses what no browser sends to a site: a target that is no path (a whole URL, `*`), a Host that is none or stands
 * twice. Needs `requireHostHeader: false`, or Node answers some of these itself, without our headers.
 */
export function addStrictRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.raw.url?.startsWith('/') && hasOneHost(request)) return undefined;
    return reply.code(400).header('cache-control', 'no-store').send(malformed);
  });
}

function hasOneHost({ raw, headers }: FastifyRequest): boolean {
  const given = raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
  // Probes of load balancers speak HTTP/1.0, which knows no Host.
  if (given === 0) return raw.httpVersion === '1.0';
  return given === 1 && plainHost.test(headers.host ?? '');
}

const plainHost = /^([a-z0-9_.-]{1,255}|\[[0-9a-f:.]{2,45}\])(:\d{1,5})?$/i;
