// Plain JavaScript, so that it runs before anything is installed: brings the checkout to where it can serve or be tested.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = 'dist/built';
const sources = ['src', 'server', 'scripts', 'public', 'uploads/seed', 'vite.config.ts', 'package-lock.json'];

/** Installs from the lock file and builds, each only when needed. Ends the process with a clear message when it can't. */
export async function prepare() {
  process.chdir(root);
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) stop(`Node.js 20.19 or newer is needed, and this is ${process.versions.node}. Get 22 or 24 from https://nodejs.org.`);
  install();
  build();
}

/** Installs from the lock file unless what is there is as new. */
export function install() {
  const installed = 'node_modules/.package-lock.json';
  if (existsSync(installed) && newest('package-lock.json') <= newest(installed)) return;
  console.log('Installing from the lock file, once: about a minute');
  run('npm', ['ci', '--no-audit', '--no-fund', '--include=dev', '--loglevel=error']);
  // A checkout's lock file may carry a later time than what npm wrote.
  utimesSync(installed, new Date(), new Date());
}

/** Makes the sizes of the seed pictures that are missing, which the build makes too: about a minute the first time. */
export function makePictures() {
  run(process.execPath, ['--import', 'tsx', 'scripts/imagery/run-encode.ts']);
}

function build() {
  if (existsSync(stamp) && Math.max(...sources.map(newest)) <= newest(stamp)) return;
  const started = Date.now();
  run(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], { NODE_ENV: 'production' });
  writeFileSync(stamp, '');
  utimesSync(stamp, started / 1000, started / 1000);
}

function run(command, args, env = {}) {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env }, shell: process.platform === 'win32' });
  if (error) stop(`${command} could not be started: ${error.message}`);
  if (status !== 0) stop(`${command} ${args.join(' ')} failed; its message stands above.`);
}

function stop(message) {
  console.error(message);
  process.exit(1);
}

/** Time of the newest file at or below a path, in milliseconds; 0 when there is none. */
function newest(file) {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  return readdirSync(file).reduce((latest, name) => Math.max(latest, newest(path.join(file, name))), stats.mtimeMs);
}
