import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { noMongo, startMongo } from '../tests/helpers/mongo.ts';
import { findBrowser } from './browser.ts';
import { compileTests } from './compile-tests.ts';

/** Runs the suite with a browser, a site for the tests that only read it and, when there is one, a MongoDB server; says in its last lines what could not be tested. */
async function main() {
  process.env['NODE_ENV'] = 'production';
  const { startSite } = await import('../tests/helpers/site.ts');
  const [browser, server, site, compiled] = await Promise.all([findBrowser(process.env), startMongo(), startSite(), compileTests()]);
  console.log(`Browser: ${browser.path} (${browser.from})`);
  await server?.stop();
  const terminal = process.stdout.isTTY;
  const given = process.argv.slice(2).map((argument) => compiled.get(path.normalize(argument)) ?? argument);
  const files = given.some((argument) => !argument.startsWith('-')) ? [] : everyFile(compiled);
  const tap = spawn(process.execPath, ['node_modules/tap/dist/esm/run.mjs', 'run', `--jobs=${availableParallelism()}`, ...(terminal ? [] : ['--reporter=tap']), ...given, ...files], {
    stdio: ['inherit', terminal ? 'inherit' : 'pipe', 'inherit'],
    env: { ...process.env, PUBLIC_SITE: site.origin, CHROMIUM_PATH: browser.path, CHROMIUM_ARGS: JSON.stringify(browser.args), ...(server ? {} : { NO_MONGODB: '1' }) },
  });
  const finished = once(tap, 'exit');
  if (tap.stdout) await printShort(tap.stdout);
  const [status] = (await finished) as [number | null];
  await site.stop();
  console.log(server ? `MongoDB backend: tested on ${server.kind}` : noMongo);
  process.exit(status ?? 1);
}

/** The compiled files that together run all tests: a folder with a file of its name is run by that. */
function everyFile(compiled: ReadonlyMap<string, string>): string[] {
  return [...compiled].filter(([source]) => !compiled.has(`${source.split('/').slice(0, 2).join('/')}.test.ts`)).map(([, file]) => file);
}

/** For logs: a line a file, and what failed with its details. */
async function printShort(output: NodeJS.ReadableStream): Promise<void> {
  let details = false;
  for await (const line of createInterface({ input: output })) {
    const failed = /^\s+not ok/.test(line);
    if (/^\s*\.\.\.$/.test(line)) details = false;
    if (failed || details || /^(ok|not ok) |^# [{t]/.test(line)) console.log(line);
    if (failed) details = true;
    else if (/^\s*(ok|# Subtest)/.test(line)) details = false;
  }
}

await main();
