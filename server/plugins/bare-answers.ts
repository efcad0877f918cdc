import { STATUS_CODES } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyServerOptions } from 'fastify';
import type { ApiError } from '../../src/shared/api-error.ts';
import { securityHeaders } from './security.ts';
import type { SecurityOptions } from './security.ts';

/** Options of Fastify for answers that no hook sees: requests that aren't HTTP, come too slowly, or have an unreadable path. */
export function bareAnswers(options: SecurityOptions): Required<Pick<FastifyServerOptions, 'frameworkErrors' | 'clientErrorHandler'>> {
  const headers = { ...securityHeaders(options), 'cache-control': 'no-store' };
  return {
    frameworkErrors(error, _request, reply: FastifyReply) {
      const status = error.statusCode !== undefined && error.statusCode < 500 ? error.statusCode : 400;
      void reply.code(status).headers(headers).send(malformed);
    },
    clientErrorHandler(error, socket) {
      if (error.code === 'ECONNRESET' || socket.destroyed) return;
      const [status, answer] = kinds[error.code] ?? [400, malformed];
      if (socket.writable) socket.write(written(status, answer, headers));
      socket.destroy();
    },
  };
}

/** The same for what Node would end by itself: a tunnel asked for, and an expectation that is none. */
export function addBareAnswers({ server }: FastifyInstance, options: SecurityOptions): void {
  const headers = { ...securityHeaders(options), 'cache-control': 'no-store' };
  server.on('connect', (_request, socket) => {
    socket.on('error', () => socket.destroy());
    socket.end(written(405, malformed, headers));
  });
  server.on('checkExpectation', ({ socket }) => {
    socket.end(written(417, malformed, headers));
  });
}

export const malformed: ApiError = { error: 'This request could not be read.', code: 'malformed-request' };

const kinds: Record<string, [number, ApiError]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, { error: 'The request took too long to arrive. Try again.', code: 'too-slow' }],
  HPE_HEADER_OVERFLOW: [431, { error: 'The headers of this request are too long.', code: 'headers-too-long' }],
};

function written(status: number, answer: ApiError, headers: Record<string, string>): string {
  const body = JSON.stringify(answer);
  const lines = Object.entries({ ...headers, 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body), connection: 'close' });
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`;
}
