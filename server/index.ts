import { buildApp } from './app.ts';
import { ConfigError, parseConfig } from './config.ts';

/** Listens and closes gracefully. */
async function main() {
  const config = parseConfig(process.env);
  const app = await buildApp({ config, clock: Date.now, distDir: 'dist' });
  await app.listen({ port: config.port, host: config.host });
  console.log(`The site is at ${config.publicUrl}`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void app.close().then(() => process.exit(0)));
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
});
