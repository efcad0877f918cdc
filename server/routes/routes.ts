import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Config } from '../config.ts';
import { isMediaName, type MediaStore } from '../media/media-store.ts';
import { requireStaff } from '../plugins/session.ts';
import type { Clock } from '../services/clock.ts';
import { readShowcase } from '../services/read-showcase.ts';
import { remembered } from '../services/remembered.ts';
import type { Services } from '../services/services.ts';
import { createSocialCards } from '../services/social-cards.ts';
import type { Renderer } from '../ssr/renderer.ts';
import type { Store } from '../store/store.ts';
import { adminRoutes } from './admin.ts';
import { authRoutes } from './auth.ts';
import { contactRoutes } from './contact.ts';
import { createSubmissionLimit } from './form-post.ts';
import { healthRoutes } from './health.ts';
import { inboxRoutes } from './inbox.ts';
import { newsletterLinkRoutes } from './newsletter-links.ts';
import { newsletterRoutes } from './newsletter.ts';
import { pageRoutes } from './pages.ts';
import { portfolioRoutes } from './portfolio.ts';
import { seoRoutes } from './seo.ts';
import { showcaseRoutes } from './showcase.ts';
import { socialCardRoutes } from './social-cards.ts';
import { uploadRoutes } from './upload.ts';

type RoutesDeps = {
  config: Config;
  store: Store;
  services: Services;
  renderer: Renderer;
  mediaStore: MediaStore;
  clock: Clock;
  distDir: string;
  lastModified: Readonly<Record<string, string>>;
};

/** Every route, resource by resource; the pages last, for they take what is left. */
export async function addRoutes(app: FastifyInstance, deps: RoutesDeps): Promise<void> {
  const { config, store, services, renderer, clock } = deps;
  const { portfolio, forms } = services;
  healthRoutes(app, { store, vitals: services.vitals });
  authRoutes(app, { staff: services.staff, provider: config.authProvider, clock });
  await portfolioRoutes(app, { portfolio, requireStaff });
  await adminRoutes(app, { portfolio, requireStaff });
  await uploadRoutes(app, { media: services.media });
  const read = remembered((address) => readShowcase(portfolio, address));
  showcaseRoutes(app, { read: (address) => read(address, { keep: false }) });
  seoRoutes(app, { publicUrl: config.publicUrl, routes: () => renderer.routes(), portfolio, lastModified: deps.lastModified, clock });
  const pages = await pageRoutes(app, {
    renderer,
    read,
    revision: () => store.publicRevision(),
    publicUrl: config.publicUrl,
    analyticsId: config.analyticsId,
    platformSignIn: config.authProvider === 'replit',
    clock,
    caching: !config.development,
  });
  socialCardRoutes(app, { cards: socialCards(deps), socialOf: pages.socialOf });
  const limit = createSubmissionLimit(clock);
  await contactRoutes(app, { ...forms, limit, renderForm: pages.renderForm });
  await newsletterRoutes(app, { newsletter: forms.newsletter, limit, renderForm: pages.renderForm });
  await newsletterLinkRoutes(app, { newsletter: forms.newsletter });
  await inboxRoutes(app, { ...forms, requireStaff });
}

function socialCards({ config, distDir, mediaStore }: RoutesDeps) {
  return createSocialCards({
    cacheDir: path.join(config.dataDir, 'social-cards'),
    read: async (name) => {
      if (!isMediaName(name)) return undefined;
      const seed = await readFile(path.join(distDir, 'uploads', name)).catch(() => undefined);
      const upload = seed ? undefined : await mediaStore.open(name);
      return seed ?? (upload && buffer(upload));
    },
  });
}
