import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import t from 'tap';
import { openStore } from '../../server/store/open-store.ts';
import { StoreUnavailableError } from '../../server/store/store.ts';
import { storeContract } from './store-contract.ts';

const dataDir = t.testdir();

t.test('the contract on the embedded store', (t) => {
  storeContract(t, () => openStore({ dataDir }));
  t.end();
});

t.test('a folder that can not be one is named at start', async (t) => {
  const file = join(t.testdir(), 'file');
  writeFileSync(file, '');
  const error = await openStore({ dataDir: file }).catch((thrown: unknown) => thrown);
  t.type(error, StoreUnavailableError);
  t.match((error as Error).message, file);
});

t.test('a full disk refuses writes, keeps reading, and writes again once there is room', async (t) => {
  const writer = fileURLToPath(new URL('../fixtures/full-disk-writer.ts', import.meta.url));
  // The largest file size stands in for the disk; the signal that goes with it is ignored.
  const run = spawnSync('bash', ['-c', `trap '' XFSZ; ulimit -S -f 300; exec "$0" --import tsx "$1" "$2"`, process.execPath, writer, t.testdir()], { encoding: 'utf8' });
  t.equal(run.status, 0, run.stderr.slice(-500));
  const result = JSON.parse(run.stdout) as Record<string, unknown>;
  t.match(result, { kept: Number, refusals: ['The store on this disk did not answer'], whole: true, again: true });
});
