import type { FastifyInstance } from 'fastify';
import type { PortfolioDeps } from './portfolio.ts';

/** R291: what the portfolio manager reads. */
export async function adminRoutes(app: FastifyInstance, { portfolio, requireStaff }: PortfolioDeps): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRequest', requireStaff);
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    scope.get('/api/admin/portfolio', () => portfolio.listAdmin());
    scope.get('/api/admin/bin', async () => ({ items: await portfolio.listBin() }));
  });
}
