import { Agent, request } from 'node:http';
import t from 'tap';
import { photograph } from '../helpers/photograph.ts';
import { sameOrigin, staffApp } from '../helpers/staff-app.ts';
import { form, leftovers } from '../helpers/upload-form.ts';

t.test('aborted uploads leave no file, broken forms get 4xx, and the next upload works', async (t) => {
  const site = await staffApp(t.teardown);
  const cookie = await site.cookie();
  const picture = await photograph(1500, 1000).jpeg({ quality: 100 }).toBuffer();
  const { port } = new URL(await site.app.listen({ port: 0, host: '127.0.0.1' }));
  const post = (headers: Record<string, string | number>) => request({ host: '127.0.0.1', port, method: 'POST', path: '/api/upload', headers: { cookie, ...headers } });
  const { headers, payload } = form(picture);

  for (let round = 0; round < 53; round += 1) {
    await new Promise<void>((resolve) => {
      const call = post({ ...headers, 'content-length': payload.length });
      call.on('error', () => resolve());
      call.write(payload.subarray(0, payload.length / 2), () => setImmediate(() => call.destroy(new Error('gone'))));
    });
  }
  const answerOf = (body: Buffer, extra: Record<string, string | number> = {}) =>
    new Promise<number>((resolve, reject) => {
      const call = post({ ...headers, ...extra });
      call.on('response', (response) => (response.resume(), resolve(response.statusCode ?? 0)));
      call.on('error', reject);
      call.end(body);
    });
  t.equal(await answerOf(payload.subarray(0, -200)), 400, 'no end boundary');
  t.equal(await answerOf(payload.subarray(0, 60)), 400, 'cut in the part headers');
  t.equal(await answerOf(Buffer.from('------other\r\n\r\nx')), 400, 'another boundary');
  t.equal(await answerOf(Buffer.alloc(0)), 400, 'nothing');
  t.equal(await answerOf(payload, { 'content-type': 'multipart/form-data' }), 400, 'no boundary');
  t.equal(await answerOf(Buffer.concat([payload.subarray(0, 150), Buffer.alloc(27 * 1024 * 1024), payload.subarray(-20)]), { 'transfer-encoding': 'chunked' }), 413, 'too large, length not told');
  t.equal(await answerOf(payload), 200);
  await site.media.idle();
  const names = await leftovers(site);
  t.ok(names.length > 0 && names.every((name) => /^[0-9a-f]{32}-/.test(name)), 'nothing but the last picture');
  t.equal(new Set(names.map((name) => name.slice(0, 32))).size, 1);
});

t.test('after every refusal the next request on that connection is answered', async (t) => {
  const site = await staffApp(t.teardown);
  const cookie = await site.cookie();
  const { port } = new URL(await site.app.listen({ port: 0, host: '127.0.0.1' }));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  t.teardown(() => agent.destroy());
  const picture = await photograph(300, 200).jpeg().toBuffer();
  const call = (body: Buffer, headers: Record<string, string> = {}) =>
    new Promise<number>((resolve, reject) => {
      const type = { 'content-type': 'multipart/form-data; boundary=xx' };
      const sent = request({ host: '127.0.0.1', port, agent, method: 'POST', path: '/api/upload', headers: { cookie, ...sameOrigin, ...type, ...headers } });
      sent.on('response', (response) => response.resume().on('end', () => resolve(response.statusCode ?? 0)));
      sent.on('error', reject);
      sent.setTimeout(20_000, () => sent.destroy(new Error('no answer within 20 s')));
      sent.end(body);
    });
  const part = (name: string, body: Buffer | string): Buffer =>
    Buffer.concat([Buffer.from(`--xx\r\nContent-Disposition: form-data; name="${name}"; filename="a.jpg"\r\n\r\n`), Buffer.from(body), Buffer.from('\r\n')]);
  const end = Buffer.from('--xx--\r\n');
  const good = Buffer.concat([part('file', picture), end]);
  const cases: [string, number, Buffer, Record<string, string>?][] = [
    ['two files', 200, Buffer.concat([part('file', picture), part('file', picture), end])],
    ['a long field after the file', 200, Buffer.concat([part('file', picture), part('note', 'x'.repeat(1_000_000)), end])],
    ['30 files of another name', 400, Buffer.concat([...Array<Buffer>(30).fill(part('other', 'x')), part('file', picture), end])],
    ['__proto__', 400, Buffer.concat([part('__proto__', picture), end])],
    ['20 MB of another name', 400, Buffer.concat([part('other', Buffer.alloc(20e6)), end])],
    ['40 MB, length told', 413, Buffer.concat([part('file', Buffer.alloc(40e6)), end])],
    ['40 MB, length not told', 413, Buffer.concat([part('file', Buffer.alloc(40e6)), end]), { 'transfer-encoding': 'chunked' }],
    ['SVG of 20 MB', 415, Buffer.concat([part('file', `<svg>${' '.repeat(20e6)}`), end])],
    ['signed out', 401, Buffer.concat([part('file', Buffer.alloc(20e6)), end]), { cookie: 'none=0' }],
    ['foreign', 403, Buffer.concat([part('file', Buffer.alloc(20e6)), end]), { origin: 'https://evil.test' }],
    ['endless boundary', 400, good, { 'content-type': `multipart/form-data; boundary=${'y'.repeat(5000)}` }],
    ['5000 part headers', 400, Buffer.concat([Buffer.from(`--xx\r\n${'X: y\r\n'.repeat(5000)}\r\n`), picture, end])],
    ['a part header without end', 400, Buffer.from(`--xx\r\nContent-Disposition: form-data; name="file"; filename="${'a'.repeat(200_000)}`)],
    ['JSON', 415, Buffer.from('{}'), { 'content-type': 'application/json' }],
  ];
  for (const [name, status, body, headers] of cases) {
    t.equal(await call(body, headers), status, name);
    t.equal(await call(good), 200, `after ${name}`);
  }
});

t.test('without a session an upload is refused before its body is read', async (t) => {
  const site = await staffApp(t.teardown);
  const { port } = new URL(await site.app.listen({ port: 0, host: '127.0.0.1' }));
  const status = await new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, method: 'POST', path: '/api/upload', headers: { ...form(Buffer.alloc(0)).headers, 'content-length': 1e9 } });
    call.on('response', (response) => (resolve(response.statusCode), call.destroy()));
    call.on('error', reject);
    call.write('--');
  });
  t.equal(status, 401);
});
