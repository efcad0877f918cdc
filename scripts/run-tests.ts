import { spawnSync } from 'node:child_process';
import { noMongo, startMongo } from '../tests/helpers/mongo.ts';
import { findBrowser } from './browser.ts';

/** Runs the suite with a browser and, when there is one, a MongoDB server; says in its last lines what could not be tested. */
async function main() {
  const browser = await findBrowser(process.env);
  console.log(`Browser: ${browser.path} (${browser.from})`);
  const server = await startMongo();
  await server?.stop();
  const { status } = spawnSync(process.execPath, ['node_modules/tap/dist/esm/run.mjs', 'run', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', CHROMIUM_PATH: browser.path, CHROMIUM_ARGS: JSON.stringify(browser.args), ...(server ? {} : { NO_MONGODB: '1' }) },
  });
  console.log(server ? `MongoDB backend: tested on ${server.kind}` : noMongo);
  process.exit(status ?? 1);
}

await main();
