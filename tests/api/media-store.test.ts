import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import t from 'tap';
import type { Test } from 'tap';
import type { MediaStore } from '../../server/media/media-store.ts';
import { openMediaStore } from '../../server/media/open-media-store.ts';
import { noMongo, startMongo } from '../helpers/mongo.ts';

t.test('disk', async (t) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'media-disk-'));
  t.teardown(() => rm(folder, { recursive: true, force: true }));
  const store = openMediaStore({ uploadsDir: folder });
  await contract(t, store);
  t.strictSame(await readdir(folder), [], 'no part of a file is left');
});

t.test('GridFS', async (t) => {
  const server = await startMongo();
  if (!server) {
    t.comment(noMongo);
    return;
  }
  const mongodbUrl = server.freshUrl();
  const store = openMediaStore({ uploadsDir: 'unused', mongodbUrl });
  const other = openMediaStore({ uploadsDir: 'unused', mongodbUrl });
  t.teardown(async () => {
    await store.close();
    await other.close();
    await server.stop();
  });
  const file = path.join(t.testdir(), 'picture');
  await writeFile(file, 'shared');
  await store.put('shared.jpg', file);
  t.equal(await textOf(other, 'shared.jpg'), 'shared', 'another process reads it');
  await store.remove('shared.jpg');
  await contract(t, store);
});

/** What every media store holds to. */
async function contract(t: Test, store: MediaStore): Promise<void> {
  const folder = t.testdir();
  const put = async (name: string, content: string | Buffer): Promise<void> => {
    const file = path.join(folder, 'incoming');
    await writeFile(file, content);
    await store.put(name, file);
    await t.rejects(stat(file), 'the file was moved in, not copied');
  };
  t.equal(await store.has('a.jpg'), false);
  t.equal(await store.stat('a.jpg'), undefined);
  t.equal(await store.open('a.jpg'), undefined);
  await put('a.jpg', '0123456789');
  t.equal(await store.has('a.jpg'), true);
  t.match(await store.stat('a.jpg'), { size: 10, modified: Date });
  t.equal(await textOf(store, 'a.jpg'), '0123456789');
  t.equal(await textOf(store, 'a.jpg', { start: 2, end: 4 }), '234', 'both ends count');
  t.equal(await textOf(store, 'a.jpg', { start: 9, end: 9 }), '9');
  await put('a.jpg', 'other');
  t.equal(await textOf(store, 'a.jpg'), 'other', 'replaced');
  const large = Buffer.alloc(1_000_000, 'large');
  await put('b.jpg', large);
  t.equal(await textOf(store, 'b.jpg'), large.toString());
  t.same((await store.list()).toSorted(), ['a.jpg', 'b.jpg']);
  for (const name of ['../a.jpg', '.hidden', 'A.jpg', 'a/b', '']) await t.rejects(put(name, 'x'), RangeError);
  await store.remove('a.jpg');
  await store.remove('b.jpg');
  await store.remove('never.jpg');
  t.same(await store.list(), []);
}

async function textOf(store: MediaStore, name: string, range?: { start: number; end: number }): Promise<string | undefined> {
  const stream = await store.open(name, range);
  return stream && (await buffer(stream)).toString();
}
