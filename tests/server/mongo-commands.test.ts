import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Document } from 'mongodb';
import t from 'tap';
import { openMediaStore } from '../../server/media/open-media-store.ts';
import { openStore } from '../../server/store/open-store.ts';
import { listeningTo } from '../helpers/crash-run.ts';
import { commandsIn } from '../helpers/mongo-wire.ts';
import { noMongo, startMongo } from '../helpers/mongo.ts';
import { storeContract } from './store-contract.ts';

/**
 * What MongoDB has promised to keep from 5.0 on, its Stable API, version 1, by which a server of 5 to 8 is one and the
 * same to us (https://www.mongodb.com/docs/manual/reference/stable-api-changelog/), and of it only what we need.
 * `buildInfo` is older than that promise; it tells FerretDB from MongoDB.
 */
const stable = {
  commands: ['aggregate', 'buildInfo', 'createIndexes', 'delete', 'endSessions', 'find', 'getMore', 'hello', 'insert', 'killCursors', 'listCollections', 'listIndexes', 'ping', 'update'],
  stages: ['$match', '$group'],
  operators: ['$and', '$eq', '$exists', '$gt', '$gte', '$in', '$lt', '$lte', '$ne', '$or', '$set', '$setOnInsert', '$sum', '$unset'],
  /** Options of `find` that the promise leaves out. */
  findExcept: ['awaitData', 'max', 'min', 'noCursorTimeout', 'oplogReplay', 'returnKey', 'showRecordId', 'tailable'],
  indexOptions: ['key', 'name', 'unique'],
};

const server = await startMongo();
if (server) {
  const line = await listeningTo(server.freshUrl());
  t.teardown(async () => {
    line.close();
    await server.stop();
  });

  storeContract(t, () => openStore({ dataDir: '', mongodbUrl: line.url }));

  t.test('pictures are kept, read in part, listed and removed', async (t) => {
    const store = openMediaStore({ uploadsDir: 'unused', mongodbUrl: line.url });
    t.teardown(() => store.close());
    const file = join(t.testdir(), 'picture');
    for (const content of ['0123456789', 'x'.repeat(600_000)]) {
      await writeFile(file, content);
      await store.put('a.jpg', file);
    }
    t.same(await store.list(), ['a.jpg']);
    const part = await store.open('a.jpg', { start: 0, end: 299_999 });
    t.equal(part && (await buffer(part)).length, 300_000);
    await store.remove('a.jpg');
  });

  t.test('the backend asks a server only for what MongoDB 5 to 8 have promised to keep', async (t) => {
    const commands = line.connections().flatMap(commandsIn);
    t.ok(commands.length > 300, `${commands.length} commands`);
    const names = new Set(commands.map(nameOf));
    t.same([...names].filter((name) => !stable.commands.includes(name)), []);
    for (const name of ['aggregate', 'createIndexes', 'delete', 'find', 'insert', 'listCollections', 'update']) t.ok(names.has(name), `${name} was seen`);
    t.same([...new Set(commands.flatMap(operatorsIn))].filter((operator) => ![...stable.operators, ...stable.stages].includes(operator)), []);
    const of = (name: string) => commands.filter((command) => nameOf(command) === name);
    t.same(of('aggregate').flatMap(({ pipeline }) => (pipeline as Document[]).flatMap((stage) => Object.keys(stage))).filter((stage) => !stable.stages.includes(stage)), []);
    t.same(of('find').flatMap((command) => Object.keys(command)).filter((option) => stable.findExcept.includes(option)), []);
    t.same(of('createIndexes').flatMap(({ indexes }) => (indexes as Document[]).flatMap((index) => Object.keys(index))).filter((option) => !stable.indexOptions.includes(option)), []);
    t.same(commands.filter((command) => 'startTransaction' in command || 'arrayFilters' in command || 'collation' in command), []);
  });
} else {
  t.comment(noMongo);
  process.on('exit', () => process.stderr.write(`\n${noMongo}\n`));
}

function nameOf(command: Document): string {
  return Object.keys(command)[0] ?? '';
}

/** Names with a dollar sign at any depth; the name of the database, `$db`, and times of the cluster are none of them. */
function operatorsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(operatorsIn);
  if (value === null || typeof value !== 'object' || 'buffer' in value) return [];
  return Object.entries(value).flatMap(([key, inner]) => [...(key.startsWith('$') && !['$db', '$clusterTime', '$readPreference'].includes(key) ? [key] : []), ...operatorsIn(inner)]);
}
