import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
