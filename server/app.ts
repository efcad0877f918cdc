import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';
import path from 'node:path';
import type { Config } from './config.ts';
import { pageRoutes } from './routes/pages.ts';
import type { Clock } from './services/clock.ts';
import { createDevRenderer } from './ssr/dev-renderer.ts';
import { createProdRenderer } from './ssr/prod-renderer.ts';

export type AppDeps = {
  config: Config;
  clock: Clock;
  /** Where the build stands; ignored in development. */
  distDir: string;
};

/** Builds the application without listening: plugins and routes by hand, in order. */
export async function buildApp({ config, clock, distDir }: AppDeps): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: config.logLevel },
    disableRequestLogging: true,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    routerOptions: { ignoreTrailingSlash: false, caseSensitive: true },
  });
  const renderer = config.development ? await createDevRenderer(app) : await createProdRenderer(distDir);
  app.addHook('onClose', () => renderer.close());
  await app.register(fastifyStatic, {
    root: [path.resolve(distDir, 'uploads'), path.resolve(config.uploadsDir)],
    prefix: '/uploads/',
    immutable: true,
    maxAge: '1y',
    decorateReply: false,
  });
  if (!config.development) {
    await app.register(fastifyStatic, { root: path.resolve(distDir, 'client'), wildcard: false, preCompressed: true, decorateReply: false, index: false, immutable: true, maxAge: '1y' });
  }
  await pageRoutes(app, { renderer, read: async () => undefined, revision: async () => 0, publicUrl: config.publicUrl, analyticsId: config.analyticsId, clock, caching: !config.development });
  return app;
}
