import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { MongoClient } from 'mongodb';

export type MongoServer = {
  /** What runs, for the words of a test: 'MONGODB_URL', 'mongod' or 'ferretdb'. */
  kind: string;
  /** URL of a database of its own, new on each call. */
  freshUrl(): string;
  stop(): Promise<void>;
};

/** Printed by a run that found no server; nothing of the MongoDB backend was tested then. */
export const noMongo = [
  '!!! NO MONGODB WAS TESTED !!!',
  'The MongoDB backend needs a real server, and none was found. Set MONGODB_URL, MONGOD_BINARY or',
  'FERRETDB_BINARY, or put mongod or ferretdb on the PATH, and run the tests again.',
].join('\n');

/**
 * A real server: MONGODB_URL, MONGOD_BINARY, FERRETDB_BINARY, either on the PATH, or the download of
 * mongodb-memory-server-core, in this order; undefined when there is none, and at once under NO_MONGODB, which a
 * run sets that has looked before.
 */
export async function startMongo(): Promise<MongoServer | undefined> {
  const { MONGODB_URL, MONGOD_BINARY, FERRETDB_BINARY, NO_MONGODB } = process.env;
  if (NO_MONGODB) return undefined;
  if (MONGODB_URL) return given(MONGODB_URL);
  if (MONGOD_BINARY) return launch('mongod', MONGOD_BINARY);
  if (FERRETDB_BINARY) return launch('ferretdb', FERRETDB_BINARY);
  const mongod = onPath('mongod');
  if (mongod) return launch('mongod', mongod);
  const ferretdb = onPath('ferretdb');
  if (ferretdb) return launch('ferretdb', ferretdb);
  const fetched = await downloaded();
  return fetched ? launch('mongod', fetched) : undefined;
}

function given(url: string): MongoServer {
  const made: string[] = [];
  return {
    kind: 'MONGODB_URL',
    freshUrl() {
      const name = databaseName();
      const fresh = url.replace(/^(mongodb(?:\+srv)?:\/\/[^/?]+)(?:\/[^?]*)?/, `$1/${name}`);
      made.push(fresh);
      return fresh;
    },
    async stop() {
      for (const fresh of made) {
        const client = new MongoClient(fresh);
        await client.db().dropDatabase();
        await client.close();
      }
    },
  };
}

async function launch(kind: 'mongod' | 'ferretdb', binary: string): Promise<MongoServer> {
  const folder = mkdtempSync(join(tmpdir(), `${kind}-`));
  const port = await freePort();
  const options =
    kind === 'mongod'
      ? ['--dbpath', folder, '--port', `${port}`, '--bind_ip', '127.0.0.1', '--quiet']
      : ['--handler=sqlite', `--sqlite-url=file:${folder}/`, `--state-dir=${folder}`, `--listen-addr=127.0.0.1:${port}`, '--telemetry=disable', '--debug-addr=-', '--log-level=ERROR'];
  const child = spawn(binary, options, { stdio: 'ignore' });
  await answering(child, port);
  return {
    kind,
    freshUrl: () => `mongodb://127.0.0.1:${port}/${databaseName()}`,
    async stop() {
      child.kill();
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answering(child: ChildProcess, port: number): Promise<void> {
  const gone = once(child, 'exit').then(() => Promise.reject(new Error('The MongoDB server stopped at start')));
  const client = new MongoClient(`mongodb://127.0.0.1:${port}`, { serverSelectionTimeoutMS: 20_000 });
  await Promise.race([client.db('admin').command({ ping: 1 }), gone]);
  gone.catch(() => undefined);
  await client.close();
}

/** The server that mongodb-memory-server-core keeps, or fetches where it can. */
async function downloaded(): Promise<string | undefined> {
  const { MongoBinary } = await import('mongodb-memory-server-core');
  return MongoBinary.getPath().catch(() => undefined);
}

function onPath(name: string): string | undefined {
  return (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)).find(executable);
}

function executable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function databaseName(): string {
  return `site_test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port');
  return address.port;
}
