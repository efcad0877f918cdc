import fastifyStatic from '@fastify/static';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { frameHosts } from '../src/shared/embed.ts';
import type { Config } from './config.ts';
import type { MediaStore } from './media/media-store.ts';
import { addBareAnswers, bareAnswers } from './plugins/bare-answers.ts';
import { addErrors } from './plugins/errors.ts';
import { addSameOrigin } from './plugins/same-origin.ts';
import { addSecurity } from './plugins/security.ts';
import { addSessions } from './plugins/session.ts';
import { addStrictRequests } from './plugins/strict-requests.ts';
import { addUploads } from './plugins/uploads.ts';
import { addRoutes } from './routes/routes.ts';
import type { Clock } from './services/clock.ts';
import type { Mailer } from './services/mail.ts';
import { createServices, type Services } from './services/services.ts';
import { sessionKey } from './services/session-key.ts';
import { createDevRenderer } from './ssr/dev-renderer.ts';
import { createProdRenderer } from './ssr/prod-renderer.ts';
import type { Store } from './store/store.ts';

export type AppDeps = {
  config: Config;
  store: Store;
  mediaStore: MediaStore;
  /** Absent when no mail server is set. */
  mailer?: Mailer | undefined;
  clock: Clock;
  /** Where the build stands; in development only its pictures are used. */
  distDir: string;
};
export type App = { app: FastifyInstance; services: Services };

/** Builds the application without listening: plugins and routes by hand, in order. */
export async function buildApp({ config, store, mediaStore, mailer, clock, distDir }: AppDeps): Promise<App> {
  const security = { embedHosts: [...frameHosts, ...config.embedHosts], analyticsId: config.analyticsId, development: config.development };
  const app = Fastify({
    logger: { level: config.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    bodyLimit: 256 * 1024,
    // Slow senders are cut within 75 s: Fastify's defaults let a dripping body live for ever. A picture of 25 MB fits at 3 Mbit/s.
    requestTimeout: 69_000,
    http: { headersTimeout: 20_000, connectionsCheckingInterval: 5_000, requireHostHeader: false },
    // A request that arrives on an open connection during the stop is answered like any other.
    return503OnClosing: false,
    ...bareAnswers(security),
  });
  addBareAnswers(app, security);
  addErrors(app);
  addSecurity(app, security);
  addStrictRequests(app);
  const key = await sessionKey({ dataDir: config.dataDir, given: config.sessionKey });
  const services = createServices({ config, store, mediaStore, mailer, key, clock, log: app.log });
  await addSessions(app, { sessions: services.sessions, key, provider: config.authProvider, replitUserIds: config.replitUserIds });
  addSameOrigin(app, { publicUrl: config.publicUrl });
  const renderer = config.development ? await createDevRenderer(app) : await createProdRenderer(distDir);
  app.addHook('onClose', () => renderer.close());
  addUploads(app, { mediaStore, seedDir: path.join(distDir, 'uploads') });
  if (!config.development) await addBuiltFiles(app, path.resolve(distDir, 'client'));
  await addRoutes(app, { config, store, services, renderer, mediaStore, clock, distDir, lastModified: await readLastModified(distDir) });
  return { app, services };
}

/** The browser's part of the build, compressed beforehand; names under /assets/ carry a hash. */
async function addBuiltFiles(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    preCompressed: true,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply, file) => {
      reply.header('cache-control', file.includes(`${path.sep}assets${path.sep}`) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });
}

async function readLastModified(distDir: string): Promise<Record<string, string>> {
  const text = await readFile(path.join(distDir, 'last-modified.json'), 'utf8').catch(() => '{}');
  return JSON.parse(text) as Record<string, string>;
}
