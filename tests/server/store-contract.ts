import type { Test } from 'tap';
import { DuplicateError, NotFoundError, StaleError } from '../../server/store/store.ts';
import type { Store } from '../../server/store/store.ts';

type Note = { id: string; title: string; slug?: string; folder?: string; position?: string };

/** What every backend must do. `open` opens the same data each time, as another process would. */
export function storeContract(t: Test, open: () => Promise<Store>): void {
  t.test('documents are kept whole, with revision 1', async (t) => {
    const notes = (await opened(t, open)).collection<Note>('kept');
    const inserted = await notes.insert({ id: 'a', title: 'Day “one” \u{1f3e0} <b>', slug: undefined });
    t.same(inserted, { id: 'a', title: 'Day “one” \u{1f3e0} <b>', revision: 1 });
    t.same(await notes.get('a'), inserted);
    t.notOk('slug' in inserted, 'undefined is absent');
    t.equal(await notes.get('b'), undefined);
    t.equal(await notes.get(''), undefined);
    t.equal(await notes.get('x'.repeat(5000)), undefined);
  });

  t.test('a taken id is refused and the first document stays', async (t) => {
    const notes = (await opened(t, open)).collection<Note>('taken');
    await notes.insert({ id: 'a', title: 'First' });
    await t.rejects(notes.insert({ id: 'a', title: 'Second' }), new DuplicateError('id'));
    t.equal((await notes.get('a'))?.title, 'First');
  });

  t.test('lists are filtered, sorted with absent values first, then by id, and cut', async (t) => {
    const notes = (await opened(t, open)).collection<Note>('listed', { indexes: [['position']] });
    const ids = async (query: Parameters<typeof notes.list>[0]) => (await notes.list(query)).map((note) => note.id);
    await notes.insert({ id: 'c', title: 'x', folder: 'f', position: 'a0' });
    await notes.insert({ id: 'b', title: 'y', folder: 'f', position: 'Zz' });
    await notes.insert({ id: 'a', title: 'z', folder: 'g', position: 'a0' });
    await notes.insert({ id: 'd', title: 'w', folder: 'f' });
    t.same(await ids({}), ['a', 'b', 'c', 'd']);
    t.same(await ids({ sort: 'position' }), ['d', 'b', 'a', 'c']);
    t.same(await ids({ sort: 'position', descending: true }), ['c', 'a', 'b', 'd']);
    t.same(await ids({ sort: 'position', limit: 2 }), ['d', 'b']);
    t.same(await ids({ limit: 0 }), []);
    t.same(await ids({ where: { folder: 'f', title: undefined }, sort: 'position' }), ['d', 'b', 'c']);
    t.same(await ids({ where: { id: 'b', folder: 'f' } }), ['b']);
    t.equal(await notes.count({ folder: 'f' }), 3);
    t.equal(await notes.count(), 4);
  });

  t.test('unique values are held on insert and replace; absent ones do not clash', async (t) => {
    const options = { unique: [['slug'], ['folder', 'position']] } as const;
    const notes = (await opened(t, open)).collection<Note>('unique', options);
    await notes.insert({ id: 'a', title: 'A', slug: 's', folder: 'f', position: '1' });
    await notes.insert({ id: 'b', title: 'B', folder: 'f' });
    await notes.insert({ id: 'c', title: 'C', folder: 'f' });
    await t.rejects(notes.insert({ id: 'd', title: 'D', slug: 's' }), new DuplicateError('slug'));
    await t.rejects(notes.replace({ id: 'b', title: 'B', slug: 's' }), new DuplicateError('slug'));
    await t.rejects(notes.insert({ id: 'd', title: 'D', folder: 'f', position: '1' }), new DuplicateError('folder, position'));
    t.same(await notes.get('b'), { id: 'b', title: 'B', folder: 'f', revision: 1 }, 'a refused write changes nothing');
    t.equal(await notes.get('d'), undefined);
    t.same((await notes.list({ where: { slug: 's' } })).map((note) => note.id), ['a']);
    await notes.replace({ id: 'a', title: 'A', slug: 't' });
    await notes.insert({ id: 'd', title: 'D', slug: 's', folder: 'f', position: '1' });
    await notes.remove('d');
    await notes.insert({ id: 'e', title: 'E', slug: 's' });
    t.same((await notes.list({ where: { slug: 's' } })).map((note) => note.id), ['e']);
  });

  t.test('replace and remove: whole document, next revision, not found, stale with the newer one', async (t) => {
    const notes = (await opened(t, open)).collection<Note>('changed');
    await notes.insert({ id: 'a', title: 'One', folder: 'f' });
    t.same(await notes.replace({ id: 'a', title: 'Two' }, 1), { id: 'a', title: 'Two', revision: 2 });
    t.same(await notes.replace({ id: 'a', title: 'Three' }), { id: 'a', title: 'Three', revision: 3 });
    const error = await notes.replace({ id: 'a', title: 'Old' }, 2).catch((thrown: unknown) => thrown);
    t.type(error, StaleError);
    t.same((error as StaleError).current, { id: 'a', title: 'Three', revision: 3 });
    await t.rejects(notes.remove('a', 2), StaleError);
    await t.rejects(notes.replace({ id: 'z', title: 'Z' }), NotFoundError);
    await t.rejects(notes.remove('z'), NotFoundError);
    t.same(await notes.remove('a', 3), { id: 'a', title: 'Three', revision: 3 });
    t.equal(await notes.get('a'), undefined);
  });

  t.test('of many writers with the same revision one wins, from two openings', async (t) => {
    const stores = [await opened(t, open), await opened(t, open)];
    const [one, two] = stores.map((store) => store.collection<Note>('raced', { unique: [['slug']] }));
    if (!one || !two) throw new Error('two stores');
    await one.insert({ id: 'a', title: 'Start' });
    for (let round = 1; round <= 5; round++) {
      const tries = Array.from({ length: 10 }, (_, index) => (index % 2 ? one : two).replace({ id: 'a', title: `${round}-${index}` }, round));
      const settled = await Promise.allSettled(tries);
      t.equal(settled.filter((result) => result.status === 'fulfilled').length, 1, `round ${round}`);
      t.ok(settled.every((result) => result.status === 'fulfilled' || result.reason instanceof StaleError));
      t.equal((await one.get('a'))?.revision, round + 1);
    }
    await Promise.all(Array.from({ length: 10 }, (_, index) => (index % 2 ? one : two).replace({ id: 'a', title: `${index}` })));
    t.equal((await two.get('a'))?.revision, 16, 'writes without a revision all count');
    const inserts = Array.from({ length: 10 }, (_, index) => (index % 2 ? one : two).insert({ id: `n${index}`, title: 'N', slug: 'same' }));
    t.equal((await Promise.allSettled(inserts)).filter((result) => result.status === 'fulfilled').length, 1, 'one holds the slug');
  });

  t.test('the public revision moves with visible writes only, also with those of another opening', async (t) => {
    const store = await opened(t, open);
    const other = await opened(t, open);
    const shown = other.collection<Note>('shown', { visible: true });
    const before = await store.publicRevision();
    await other.collection<Note>('hidden').insert({ id: 'a', title: 'A' });
    t.equal(await store.publicRevision(), before);
    const seen = new Set([before]);
    const see = async () => seen.add(await store.publicRevision());
    await shown.insert({ id: 'a', title: 'A' }).then(see);
    await shown.replace({ id: 'a', title: 'B' }).then(see);
    await shown.remove('a').then(see);
    t.equal(seen.size, 4, 'insert, replace and remove each moved it');
    await t.rejects(shown.remove('a'));
    t.ok(seen.has(await store.publicRevision()), 'a refused write does not move it');
  });

  t.test('the names of its collections, and not those it keeps for itself', async (t) => {
    const store = await opened(t, open);
    await store.collection<Note>('named', { visible: true, unique: [['slug']] }).insert({ id: 'a', title: 'A' });
    const names = await store.names();
    t.ok(names.includes('named'));
    t.same(names.filter((name) => !/^[a-z]+$/i.test(name) || ['locks', 'revisions'].includes(name)), []);
  });

  t.test('what was acknowledged is there after reopening', async (t) => {
    const first = await open();
    await first.collection<Note>('reopened', { unique: [['slug']] }).insert({ id: 'a', title: 'A', slug: 's' });
    await first.close();
    const notes = (await opened(t, open)).collection<Note>('reopened', { unique: [['slug']] });
    t.equal((await notes.get('a'))?.title, 'A');
    await t.rejects(notes.insert({ id: 'b', title: 'B', slug: 's' }), DuplicateError);
    await (await opened(t, open)).ping();
  });
}

async function opened(t: Test, open: () => Promise<Store>): Promise<Store> {
  const store = await open();
  t.teardown(() => store.close());
  return store;
}
