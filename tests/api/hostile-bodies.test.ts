import { request } from 'node:http';
import t from 'tap';
import { lacking } from '../helpers/raw-http.ts';
import { staffPassword, staffUser, startSite } from '../helpers/site.ts';

const site = await startSite();
t.teardown(() => site.stop());
const { port } = new URL(site.origin);
const json = 'application/json';

type Answer = { status: number; headers: NodeJS.Dict<string | string[]>; body: string; ms: number };

/** Sends the body whole, whatever is answered meanwhile, and resolves to the answer. */
function send(method: string, path: string, headers: Record<string, string>, body: string | Buffer): Promise<Answer> {
  const began = Date.now();
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, method, path, headers: { 'sec-fetch-site': 'same-origin', 'content-length': Buffer.byteLength(body), ...headers } }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text, ms: Date.now() - began }));
    });
    call.on('error', (error) => reject(new Error(`${method} ${path}: ${error.message}`)));
    call.end(body);
  });
}

const signedIn = await send('POST', '/api/auth/login', { 'content-type': json }, JSON.stringify({ username: staffUser, password: staffPassword }));
const cookie = signedIn.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
const routes: [string, string][] = [
  ['POST', '/api/contact'],
  ['POST', '/api/newsletter'],
  ['POST', '/api/newsletter/confirm'],
  ['POST', '/api/newsletter/unsubscribe'],
  ['POST', '/newsletter/unsubscribe'],
  ['POST', '/api/vitals'],
  ['POST', '/api/auth/login'],
  ['POST', '/api/auth/logout'],
  ['POST', '/api/portfolio/photography'],
  ['PUT', '/api/portfolio/photography'],
  ['DELETE', '/api/portfolio/photography/none'],
  ['POST', '/api/portfolio/photography/none/move'],
  ['POST', '/api/portfolio/photography/none/restore'],
  ['POST', '/api/upload'],
  ['PUT', '/api/upload/focal'],
  ['PATCH', '/api/admin/inquiries/none'],
  ['DELETE', '/api/admin/inquiries/none'],
  ['DELETE', '/api/admin/newsletter/none'],
  ['POST', '/api/nothing'],
  ['POST', '/'],
];
const item = { title: 'House', description: 'x', type: 'image', src: '/uploads/house.jpg' };
const inquiry = { firstName: 'P', lastName: 'R', email: 'p@r.ca', service: 'photography', budget: 'discuss', timeline: 'asap', details: 'Two.' };
const bodies: [string, string | Buffer][] = [
  [json, '{"$ne":1}'],
  [json, '{"email":{"$gt":""},"username":{"$ne":""},"password":{"$ne":""},"token":{"$ne":""},"title":{"$where":"1"},"url":{"$ne":""},"before":{"$gt":""},"status":{"$ne":""}}'],
  [json, '[]'],
  [json, '[{"email":"p@r.ca"}]'],
  [json, '{"__proto__":{"email":"p@r.ca","admin":true}}'],
  [json, '{"constructor":{"prototype":{"admin":true}}}'],
  [json, '['.repeat(10_000) + ']'.repeat(10_000)],
  [json, '{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000)],
  [json, `"${'x'.repeat(10_000_000)}"`],
  [json, JSON.stringify({ ...inquiry, ...item, email: 'a\0@b.ca', title: 'a\0', username: 'a\0', token: '\0', before: '\0', url: '\0', x: 2 })],
  [json, JSON.stringify({ ...inquiry, ...item, email: '\ud800@b.ca', title: '\ud800', username: '\ud800', token: '\ud800', before: '\ud800', url: '\ud800', x: 2 })],
  [json, JSON.stringify({ ...inquiry, ...item, email: 'a@b.ca\r\nBcc: c@d.ca', title: 'a\r\nb' })],
  [json, '1e999'],
  [json, '{'],
  [json, Buffer.from([0xff, 0xfe, 0, 1])],
  ['text/plain', JSON.stringify(inquiry)],
  ['application/xml', '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><x>&a;</x>'],
  ['nonsense', 'x'],
];

t.test('bad bodies get 4xx within 5 s on every route, in words of ours, and leave nothing behind', async (t) => {
  const [inquiries, subscribers, items] = [await site.services.forms.inquiries.list(), await site.services.forms.newsletter.list(), await site.services.portfolio.listAdmin()];
  for (const [method, path] of routes) {
    for (const [type, body] of bodies) {
      const { status, headers, body: answer, ms } = await send(method, path, { cookie, 'content-type': type }, body);
      const name = `${method} ${path} ${type} ${String(body).slice(0, 40)}`;
      if (status < 400 || status > 499 || ms > 5000) t.fail(`${name}: ${status} after ${ms} ms`);
      if (/\.[tj]s:\d|node_modules|lmdb|mongo|at \w+ \(|Unexpected token/i.test(answer)) t.fail(`${name} says ${answer.slice(0, 200)}`);
      if (lacking((header) => String(headers[header] ?? '')).length > 0) t.fail(`${name} lacks headers`);
    }
    t.pass(`${method} ${path}`);
  }
  t.same(await site.services.forms.inquiries.list(), inquiries);
  t.same(await site.services.forms.newsletter.list(), subscribers);
  t.same(await site.services.portfolio.listAdmin(), items);
  t.equal(({} as { admin?: unknown }).admin, undefined, 'no prototype was reached');
  t.equal((await send('POST', '/api/upload', { cookie, 'content-type': json }, '{}')).status, 415, 'the session outlived it all');
});

t.test('staff paths with strange ids and queries get 4xx', async (t) => {
  const ids = ['%00', '__proto__', 'constructor', 'a'.repeat(101), 'a'.repeat(1500), '%F0%9F%98%80'.repeat(120), '%2e%2e%2fx', '$ne', '..%2f..', '%ED%A0%80'];
  for (const id of ids) {
    for (const [method, path] of [['DELETE', `/api/portfolio/photography/${id}`], ['DELETE', `/api/portfolio/${id}/x`], ['POST', `/api/portfolio/photography/${id}/restore`], ['DELETE', `/api/admin/inquiries/${id}`], ['DELETE', `/api/admin/newsletter/${id}`], ['GET', `/api/upload?url=${id}`], ['GET', `/api/showcase/${id}`], ['GET', `/api/showcase/photography/${id}`], ['GET', `/api/showcase/photography?limit=${id}`], ['GET', `/api/admin/inquiries?status=${id}`]] as const) {
      const { status, body } = await send(method, path, { cookie }, '');
      t.ok(status >= 400 && status < 500, `${method} ${path.slice(0, 60)}: ${status} ${status > 499 ? body : ''}`);
    }
  }
});
