import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request, type ClientRequest, type IncomingMessage } from 'node:http';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import t from 'tap';
import { photograph } from '../helpers/photograph.ts';
import { form } from '../helpers/upload-form.ts';

const password = 'correct horse battery';

/** The site as `npm start` runs it, in a process of its own, ready for visitors. */
async function startProcess(folder: string) {
  const free = createServer().listen(0, '127.0.0.1');
  await once(free, 'listening');
  const { port } = free.address() as AddressInfo;
  await new Promise((resolve) => free.close(resolve));
  const env = { PATH: process.env['PATH'], NODE_ENV: 'production', PORT: `${port}`, DATA_DIR: `${folder}/data`, UPLOADS_DIR: `${folder}/uploads`, STAFF_USER: 'mara', STAFF_PASSWORD: password, LOG_LEVEL: 'warn' };
  const child = spawn(process.execPath, ['dist/server/index.js'], { env, stdio: ['ignore', 'pipe', 'ignore'] });
  t.teardown(() => child.kill('SIGKILL'));
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => chunk.includes('The staff') && resolve());
    child.once('exit', (code) => reject(new Error(`The site ended with ${code}`)));
  });
  await ready;
  return { child, port, ended: once(child, 'exit') as Promise<[number | null, string | null]> };
}

type Call = { path: string; method?: string; headers?: Record<string, string | number>; agent?: Agent };
function begin(port: number, { path, method = 'GET', headers = {}, agent }: Call): { call: ClientRequest; answer: Promise<IncomingMessage> } {
  const call = request({ host: '127.0.0.1', port, path, method, headers: { 'sec-fetch-site': 'same-origin', ...headers }, ...(agent ? { agent } : {}) });
  const answer = new Promise<IncomingMessage>((resolve, reject) => call.on('response', resolve).on('error', reject));
  answer.catch(() => undefined);
  return { call, answer };
}
const written = (call: ClientRequest, part: string | Buffer) => new Promise<void>((resolve, reject) => call.write(part, (error) => (error ? reject(error) : resolve())));

async function signIn(port: number): Promise<string> {
  const { call, answer } = begin(port, { path: '/api/auth/login', method: 'POST', headers: { 'content-type': 'application/json' } });
  call.end(JSON.stringify({ username: 'mara', password }));
  const response = await answer;
  response.resume();
  return response.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
}

/** Resolves when nobody listens any more: the stop has begun. */
async function refused(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const open = await new Promise<boolean>((resolve) => socket.once('connect', () => resolve(true)).once('error', () => resolve(false)));
    socket.destroy();
    if (!open) return;
  }
}

t.test('SIGTERM: begun requests are answered, an upload too, idle connections are let go, exit 0 within 10 s', async (t) => {
  const { child, port, ended } = await startProcess(t.testdir());
  const cookie = await signIn(port);
  const agent = new Agent({ keepAlive: true });
  t.teardown(() => agent.destroy());
  const first = begin(port, { path: '/about', agent });
  first.call.end();
  await text(await first.answer);
  const inquiry = JSON.stringify({ firstName: 'Priya', lastName: 'Raman', email: 'priya@parkside.example', service: 'photography', budget: 'discuss', timeline: 'asap', details: 'Two bedrooms at Queens Quay.' });
  const contact = begin(port, { path: '/api/contact', method: 'POST', agent, headers: { 'content-type': 'application/json', 'content-length': inquiry.length } });
  await written(contact.call, inquiry.slice(0, 40));
  const { headers, payload } = form(await photograph(1200, 800).jpeg().toBuffer());
  const upload = begin(port, { path: '/api/upload', method: 'POST', agent, headers: { ...headers, cookie, 'content-length': payload.length } });
  await written(upload.call, payload.subarray(0, payload.length / 2));

  const asked = Date.now();
  child.kill('SIGTERM');
  await refused(port);
  contact.call.end(inquiry.slice(40));
  upload.call.end(payload.subarray(payload.length / 2));
  const [taken, picture] = await Promise.all([contact.answer, upload.answer]);
  t.equal(taken.statusCode, 200, await text(taken));
  t.equal(picture.statusCode, 200);
  t.match(JSON.parse(await text(picture)), { url: /^\/uploads\// });
  t.same(await ended, [0, null]);
  t.ok(Date.now() - asked < 10_000, `${Date.now() - asked} ms`);

  const again = await startProcess(t.testdirName);
  const kept = begin(again.port, { path: '/api/admin/inquiries', headers: { cookie } });
  kept.call.end();
  t.match(JSON.parse(await text(await kept.answer)), { inquiries: [{ email: 'priya@parkside.example' }] }, 'what was acknowledged is there, and who was signed in still is');
  again.child.kill('SIGTERM');
  t.same(await again.ended, [0, null]);
});

t.test('SIGTERM: senders that stand still hold nobody up', async (t) => {
  const { child, port, ended } = await startProcess(t.testdir());
  const cookie = await signIn(port);
  const { headers, payload } = form(await photograph(600, 400).jpeg().toBuffer());
  const upload = begin(port, { path: '/api/upload', method: 'POST', headers: { ...headers, cookie, 'content-length': payload.length } });
  await written(upload.call, payload.subarray(0, 500));
  const head = connect(port, '127.0.0.1').on('error', () => undefined);
  head.write('GET / HTTP/1.1\r\nHost: a\r\n');
  const asked = Date.now();
  child.kill('SIGTERM');
  t.same(await ended, [0, null]);
  t.ok(Date.now() - asked < 10_000, `${Date.now() - asked} ms`);
  head.destroy();
});
