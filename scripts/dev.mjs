// The site from source: HMR in components and styles, and a new start when something of the server changes.
import { spawn } from 'node:child_process';
import { install } from './prepare.mjs';

install();
const child = spawn(process.execPath, ['--import', 'tsx', '--watch', '--watch-preserve-output', 'server/index.ts'], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'development' },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 0));
