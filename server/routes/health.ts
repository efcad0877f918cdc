import type { FastifyInstance } from 'fastify';
import { VitalSchema } from '../../src/shared/vitals.ts';
import { requireStaff } from '../plugins/session.ts';
import type { Services } from '../services/services.ts';
import type { Store } from '../store/store.ts';

/** For those who run the site: whether it works, and how fast it is for visitors. */
export function healthRoutes(app: FastifyInstance, { store, vitals }: { store: Store; vitals: Services['vitals'] }): void {
  app.get('/api/health', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    await store.ping();
    return { ok: true };
  });
  app.post('/api/vitals', { bodyLimit: 2048 }, async (request, reply) => {
    vitals.add(VitalSchema.parse(request.body));
    return reply.code(204).send();
  });
  app.get('/api/admin/vitals', { onRequest: requireStaff }, async () => vitals.counts());
}
