import t from 'tap';
import { createMongoStore } from '../../server/store/mongodb.ts';
import { openStore } from '../../server/store/open-store.ts';
import { StoreUnavailableError } from '../../server/store/store.ts';
import { noMongo, startMongo } from '../helpers/mongo.ts';
import { storeContract } from './store-contract.ts';

const nobody = 'mongodb://someone:secret@127.0.0.1:9/site';

t.test('an absent server is named at start, without the password', async (t) => {
  const error = await openStore({ dataDir: t.testdir(), mongodbUrl: nobody }).catch((thrown: unknown) => thrown);
  t.type(error, StoreUnavailableError);
  t.match((error as Error).message, 'No MongoDB answers at 127.0.0.1:9');
  t.notMatch((error as Error).message, 'secret');
});

t.test('calls to an absent server reject with words of ours', async (t) => {
  const store = createMongoStore(nobody);
  t.teardown(() => store.close());
  const error = await store.collection('notes').get('a').catch((thrown: unknown) => thrown);
  t.type(error, StoreUnavailableError);
  t.equal((error as Error).message, 'The database did not answer');
});

const server = await startMongo();
if (server) {
  const url = server.freshUrl();
  t.teardown(() => server.stop());
  t.test(`the contract on ${server.kind}`, (t) => {
    storeContract(t, () => openStore({ dataDir: '', mongodbUrl: url }));
    t.end();
  });
} else {
  t.comment(noMongo);
  process.on('exit', () => process.stderr.write(`\n${noMongo}\n`));
}
