// The site from source: HMR in components and styles, and a new start when something of the server changes.
import { spawn } from 'node:child_process';
import { install, makePictures } from './prepare.mjs';
import { readEnv } from './read-env.mjs';

install();
makePictures();
readEnv();
// Vite bundles its configuration to a file that it removes again: that is no change of the server's.
const watch = ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', '--exclude', '**/.vite-temp/**', 'server/index.ts'];
const child = spawn(process.execPath, watch, { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'development' } });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 0));
