// Plain JavaScript, so that it runs before anything is installed: prepares the checkout, then runs every test.
import { spawnSync } from 'node:child_process';
import { prepare } from './prepare.mjs';

await prepare();
const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/run-tests.ts', ...process.argv.slice(2)], { stdio: 'inherit' });
process.exit(status ?? 1);
