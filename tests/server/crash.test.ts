import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import type { Test } from 'tap';
import { durability } from '../../server/store/embedded.ts';
import { openStore } from '../../server/store/open-store.ts';
import { DuplicateError } from '../../server/store/store.ts';
import { crashNote, crashOptions } from '../helpers/crash-note.ts';
import type { CrashNote } from '../helpers/crash-note.ts';
import { killedAfter, listeningTo, unsyncedAcknowledgements, written } from '../helpers/crash-run.ts';
import { noMongo, startMongo } from '../helpers/mongo.ts';

/** A writer has this many numbers to write, each twice; it is killed long before it is through. */
const each = 1000;
const kills = [20, 90, 170].map((least) => least + Math.floor(Math.random() * 30));

t.setTimeout(120_000);

t.test('embedded: kill -9 in the middle of 1000 writes loses no acknowledged one', async (t) => {
  await survives(t, { dataDir: t.testdir() });
});

t.test('embedded: nothing is acknowledged before it is synced', async (t) => {
  t.match(durability, { overlappingSync: false, noSync: false, noMetaSync: false });
  const folder = t.testdir();
  const traced = (name: string, unsynced: boolean) => {
    mkdirSync(join(folder, name));
    return unsyncedAcknowledgements({ dataDir: join(folder, name), from: 0, count: 20, atOnce: 1, unsynced }, join(folder, `${name}.trace`));
  };
  const control = await traced('control', true);
  if (!control) {
    t.comment('!!! strace is not here: that the disk has seen what is acknowledged rests on the options alone');
    return;
  }
  t.ok(control.unsynced > 0, 'a store without fsync is found out');
  t.same(await traced('ours', false), { acknowledged: 20, unsynced: 0 });
});

const server = await startMongo();
if (server) {
  const url = server.freshUrl();
  t.teardown(() => server.stop());

  t.test(`${server.kind}: kill -9 in the middle of 1000 writes loses no acknowledged one`, async (t) => {
    await survives(t, { dataDir: '', mongodbUrl: url });
  });

  t.test(`${server.kind}: every write asks for the journals of a majority`, { skip: server.kind === 'MONGODB_URL' && 'a server of somebody else may need TLS' }, async (t) => {
    const line = await listeningTo(server.freshUrl());
    t.teardown(() => line.close());
    t.equal((await written({ dataDir: '', mongodbUrl: line.url, from: 0, count: 10, atOnce: 1 })).length, 10);
    const sent = line.sent().toString('latin1');
    const writes = sent.match(/\x02(?:insert|update|delete)\0/g) ?? [];
    const journaled = sent.match(/writeConcern\0.{4}\x02w\0.{4}majority\0\x08j\0\x01/gs) ?? [];
    t.ok(writes.length >= 40, 'a document and the public revision, twice each');
    t.equal(journaled.length, (sent.match(/writeConcern\0/g) ?? []).length);
    t.ok(journaled.length >= writes.length);
  });
} else {
  t.comment(noMongo);
  process.on('exit', () => process.stderr.write(`\n${noMongo}\n`));
}

async function survives(t: Test, where: { dataDir: string; mongodbUrl?: string }): Promise<void> {
  for (const [round, killAt] of kills.entries()) {
    const from = round * each;
    const acknowledged = await killedAfter({ ...where, from, count: each, atOnce: 4 }, killAt);
    const begun = performance.now();
    const store = await openStore(where);
    t.ok(performance.now() - begun < 5000, `round ${round}: ready again, killed after ${killAt}`);
    const notes = store.collection<CrashNote>('crash', crashOptions);
    const found = new Map((await notes.list()).map((note) => [note.id, note]));
    const lost = acknowledged.filter((number) => found.get(`n${number}`)?.revision !== 2);
    t.same(lost, [], `round ${round}: ${acknowledged.length} acknowledged, none lost`);
    const torn = [...found.values()].filter(({ id, slug, text, revision }) => text !== crashNote(Number(id.slice(1)), revision).text || slug !== `s${id.slice(1)}`);
    t.same(torn, [], 'none torn');
    const last = acknowledged.at(-1) ?? from;
    await t.rejects(notes.insert({ ...crashNote(last, 1), id: 'other' }), new DuplicateError('slug'), 'the unique values are in step');
    await notes.insert(crashNote(10_000 + round, 1));
    await store.close();
  }
}
