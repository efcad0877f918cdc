import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp } from '../../server/app.ts';
import { parseConfig } from '../../server/config.ts';
import { openMediaStore } from '../../server/media/open-media-store.ts';
import { createMailer } from '../../server/services/mail.ts';
import type { Services } from '../../server/services/services.ts';
import { openStore } from '../../server/store/open-store.ts';
import type { Store } from '../../server/store/store.ts';
import { cardSeed } from '../../src/content/portfolio/card-seed.ts';
import { seedCollections } from '../../src/content/portfolio/seed.ts';
import { site as company } from '../../src/content/site.ts';

export const staffUser = 'admin';
export const staffPassword = 'correct horse battery';

export type Site = { origin: string; services: Services; store: Store; stop(): Promise<void> };

/** The whole site on a free port of this machine, as built, with its seed, one staff account and folders of its own. */
export async function startSite({ env = {}, clock = Date.now }: { env?: Record<string, string>; clock?: () => number } = {}): Promise<Site> {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  const port = await freePort();
  const config = parseConfig({ PORT: `${port}`, DATA_DIR: path.join(folder, 'data'), UPLOADS_DIR: path.join(folder, 'uploads'), LOG_LEVEL: 'silent', ...env });
  const store = await openStore(config);
  const mediaStore = openMediaStore(config);
  const mailer = createMailer({ ...(config.smtpUrl ? { smtpUrl: config.smtpUrl } : {}), ...(config.mailFrom ? { from: config.mailFrom } : {}), name: company.name });
  const { app, services } = await buildApp({ config, store, mediaStore, mailer, clock, distDir: 'dist' });
  await services.portfolio.seedIfEmpty(seedCollections);
  await services.portfolio.seedCards(cardSeed);
  await services.staff.ensureFirst({ user: staffUser, password: staffPassword });
  await app.listen({ port, host: '127.0.0.1' });
  services.forms.outbox.start();
  return {
    origin: config.publicUrl,
    services,
    store,
    async stop() {
      const closed = app.close();
      // A client that left an answer unread would be waited for, 72 seconds.
      app.server.closeAllConnections();
      await closed;
      await services.forms.outbox.stop();
      await services.media.close();
      mailer?.close();
      await mediaStore.close();
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
}
