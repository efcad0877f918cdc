import t from 'tap';
import { createWatchedRevision } from '../../server/services/watched-revision.ts';
import { StoreUnavailableError } from '../../server/store/store.ts';

t.test('while the store is away nobody waits for it, and the first after its return reads the newest revision', async (t) => {
  let store: () => Promise<number> = async () => 1;
  const revision = createWatchedRevision(() => store());
  t.equal(await revision(), 1);

  store = () => Promise.reject(new StoreUnavailableError('away'));
  t.equal(await revision(), undefined);
  let asked = 0;
  let answer = (_: number) => {};
  store = () => new Promise((resolve) => ((asked += 1), (answer = resolve)));
  t.same(await Promise.all([revision(), revision(), revision()]), [undefined, undefined, undefined], 'though no answer comes');
  t.equal(asked, 1, 'one call asks for all of them');

  store = async () => 3;
  answer(2);
  t.equal(await revision(), 3, 'not what the call for all read, which may be older than a write since');
});

t.test('what is no absence of the store is an error', async (t) => {
  const revision = createWatchedRevision(() => Promise.reject(new Error('broken')));
  await t.rejects(revision(), /broken/);
});
