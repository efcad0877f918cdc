import { cardSeed } from '../src/content/portfolio/card-seed.ts';
import { seedCollections } from '../src/content/portfolio/seed.ts';
import { site } from '../src/content/site.ts';
import { buildApp } from './app.ts';
import { ConfigError, parseConfig } from './config.ts';
import { openMediaStore } from './media/open-media-store.ts';
import { day } from './services/duration.ts';
import { createMailer } from './services/mail.ts';
import { openStore } from './store/open-store.ts';
import { StoreUnavailableError } from './store/store.ts';

/** Opens what the site needs, fills an empty store, listens, says where, and closes gracefully. */
async function main() {
  const config = parseConfig(process.env);
  const store = await openStore(config);
  const mediaStore = openMediaStore(config);
  const mailer = createMailer({ ...(config.smtpUrl ? { smtpUrl: config.smtpUrl } : {}), ...(config.mailFrom ? { from: config.mailFrom } : {}), name: site.name });
  const { app, services } = await buildApp({ config, store, mediaStore, mailer, clock: Date.now, distDir: 'dist' });
  const close = async () => {
    // Connections that carried a request when the stop began are idle afterwards, and would be waited for.
    setInterval(() => app.server.closeIdleConnections(), 100).unref();
    // Who starts us waits ten seconds. A sender that stands still gets no more than eight; pictures half made are made again at the next start.
    setTimeout(() => app.server.closeAllConnections(), 8_000).unref();
    setTimeout(() => process.exit(0), 9_000).unref();
    await app.close();
    await services.forms.outbox.stop();
    await services.media.close();
    mailer?.close();
    await mediaStore.close();
    await store.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void close());

  await services.portfolio.seedIfEmpty(seedCollections);
  await services.portfolio.seedCards(cardSeed);
  const first = config.authProvider === 'local' ? await services.staff.ensureFirst({ ...(config.staffUser ? { user: config.staffUser } : {}), ...(config.staffPassword ? { password: config.staffPassword } : {}) }) : undefined;
  await app.listen({ port: config.port, host: config.host });
  console.log(`\n  The site   ${config.publicUrl}`);
  console.log(`  The staff  ${config.publicUrl}/admin`);
  if (first) console.log(`  Sign in as ${first.user}${first.generated ? ` with ${first.password} (shown this once; npm run staff -- reset ${first.user} makes another)` : ''}`);
  services.forms.outbox.start();
  await services.media.resume();
  const purge = () => services.portfolio.purgeExpired().catch((error: unknown) => app.log.error({ err: error }, 'The bin was not emptied'));
  await purge();
  setInterval(() => void purge(), day).unref();
}

main().catch((error: unknown) => {
  console.error(error instanceof ConfigError || error instanceof StoreUnavailableError ? error.message : error);
  process.exit(1);
});
