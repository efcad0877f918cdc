import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { through } from './gate.ts';

export type CrashOrder = { dataDir: string; mongodbUrl?: string; from: number; count: number; atOnce: number; unsynced?: boolean };

const writer = fileURLToPath(new URL('../fixtures/crash-writer.ts', import.meta.url));
const command = (order: CrashOrder) => ['--import', 'tsx', writer, JSON.stringify(order)];

/** Starts the writer, kills it with SIGKILL after so many acknowledgements, and resolves to all that came. */
export async function killedAfter(order: CrashOrder, acknowledgements: number): Promise<number[]> {
  const child = spawn(process.execPath, command(order), { stdio: ['ignore', 'pipe', 'inherit'] });
  const acknowledged = await numbersFrom(child, (count) => count >= acknowledgements && child.kill('SIGKILL'));
  if (child.signalCode !== 'SIGKILL') throw new Error(`The writer was not killed; it ended with ${child.exitCode}`);
  return acknowledged;
}

/** Runs the writer to its end. */
export async function written(order: CrashOrder): Promise<number[]> {
  return numbersFrom(spawn(process.execPath, command(order), { stdio: ['ignore', 'pipe', 'inherit'] }), () => undefined);
}

/**
 * Runs the writer under strace. Resolves to the acknowledgements that were given while bytes written to the
 * store's file waited for a sync; undefined where strace can't be used.
 */
export async function unsyncedAcknowledgements(order: CrashOrder, trace: string): Promise<{ acknowledged: number; unsynced: number } | undefined> {
  const child = spawn('strace', ['-f', '-y', '-e', 'trace=openat,fsync,fdatasync,msync,pwrite64,pwritev,write,writev', '-o', trace, process.execPath, ...command(order)], { stdio: ['ignore', 'pipe', 'ignore'] });
  const started = await Promise.race([once(child, 'spawn').then(() => true), once(child, 'error').then(() => false)]);
  if (!started) return undefined;
  const acknowledged = await numbersFrom(child, () => undefined);
  return acknowledged.length < order.count ? undefined : judge(readFileSync(trace, 'utf8'));
}

function judge(trace: string): { acknowledged: number; unsynced: number } {
  const synchronous = new Set<string>();
  const result = { acknowledged: 0, unsynced: 0 };
  let waiting = false;
  for (const line of trace.split('\n')) {
    const call = line.replace(/^\d+\s+/, '');
    const opened = /^openat\(.*data\.mdb", ([A-Z_|]+).* = (\d+)</.exec(call);
    if (opened?.[1]?.includes('O_DSYNC') && opened[2]) synchronous.add(opened[2]);
    const wrote = /^(?:p?writev?|pwrite64)\((\d+)<[^>]*data\.mdb>/.exec(call)?.[1];
    if (wrote && !synchronous.has(wrote)) waiting = true;
    if (/^(?:fsync|fdatasync)\(\d+<[^>]*data\.mdb>\) += 0/.test(call) || /^<\.\.\. f(?:data)?sync resumed>\) += 0/.test(call)) waiting = false;
    if (/^write\(1<.*, "\d+\\n"/.test(call)) {
      result.acknowledged++;
      if (waiting) result.unsynced++;
    }
  }
  return result;
}

/** A way to the server that keeps what clients send, in the order of each connection. */
export async function listeningTo(url: string): Promise<{ url: string; sent(): Buffer; connections(): Buffer[]; close(): void }> {
  const { hostname, port } = new URL(url);
  const connections: Buffer[][] = [];
  const server = createServer((client) => {
    const sent: Buffer[] = [];
    connections.push(sent);
    const onward = connect(Number(port), hostname);
    for (const socket of [client, onward]) socket.on('error', () => socket.destroy());
    client.on('data', (chunk: Buffer) => sent.push(chunk));
    client.pipe(onward).pipe(client);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: through(url, (server.address() as AddressInfo).port), sent: () => Buffer.concat(connections.flat()), connections: () => connections.map((chunks) => Buffer.concat(chunks)), close: () => void server.close() };
}

async function numbersFrom(child: ChildProcess, each: (count: number) => unknown): Promise<number[]> {
  const numbers: number[] = [];
  if (!child.stdout) throw new Error('No output');
  const closed = once(child, 'close');
  for await (const line of createInterface(child.stdout)) {
    numbers.push(Number(line));
    each(numbers.length);
  }
  await closed;
  return numbers;
}
