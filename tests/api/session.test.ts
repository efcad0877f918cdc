import { stat } from 'node:fs/promises';
import path from 'node:path';
import t from 'tap';
import { plainPath } from '../../server/plugins/request-path.ts';
import { sessionKey } from '../../server/services/session-key.ts';
import { cookieOf, credentials, sameOrigin, staffApp } from '../helpers/staff-app.ts';

t.test('R290 D02 D36 signing in and out', async (t) => {
  const { app, logIn, cookie, staff, time } = await staffApp(t.teardown);
  const user = (cookies = '') => app.inject({ url: '/api/auth/user', headers: { cookie: cookies } });
  const nobody = { authenticated: false, provider: 'local' };

  t.strictSame((await user()).json(), nobody);
  const first = await logIn();
  t.equal(first.statusCode, 200);
  t.strictSame(first.json(), { authenticated: true, name: 'Mara', provider: 'local' });
  t.equal(first.headers['cache-control'], 'no-store');
  t.match(first.headers['set-cookie'], /^__Host-session=.+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  const second = await logIn(credentials, { cookie: cookieOf(first) });
  t.not(cookieOf(second), cookieOf(first));
  t.strictSame((await user(cookieOf(first))).json(), nobody, 'signing in again ends the session before it');
  t.match((await user(cookieOf(second))).json(), { authenticated: true, name: 'Mara' });
  t.equal((await user(cookieOf(second))).headers['cache-control'], 'no-store');

  const out = await app.inject({ method: 'POST', url: '/api/auth/logout', headers: { ...sameOrigin, cookie: cookieOf(second) } });
  t.strictSame(out.json(), nobody);
  t.match(out.headers['set-cookie'], /^__Host-session=; Max-Age=0; Path=\/; .*HttpOnly; Secure/);
  t.strictSame((await user(cookieOf(second))).json(), nobody, 'a copy of the cookie is worth nothing after logout');

  const third = await cookie();
  time.now += 1000;
  await staff.reset({ user: 'mara', password: credentials.password });
  t.strictSame((await user(third)).json(), nobody, 'a new password ends the sessions');
  const fourth = await cookie();
  time.now += 31 * 86_400_000;
  t.strictSame((await user(fourth)).json(), nobody, 'a session lasts 30 days');
  for (const broken of ['__Host-session=x', '__Host-session=%00;', `${fourth}x`, '__Host-session=a%3Bb']) {
    t.strictSame((await user(broken)).json(), nobody);
  }
});

t.test('wrong credentials: one answer for all, bad input 4xx', async (t) => {
  const { app, logIn } = await staffApp(t.teardown);
  const wrong = await logIn({ username: 'mara', password: 'wrong password' });
  const unknown = await logIn({ username: 'nobody', password: 'wrong password' });
  t.equal(wrong.statusCode, 401);
  t.equal(wrong.body, unknown.body);
  t.equal(wrong.headers['set-cookie'], undefined);
  for (const payload of [{}, [], { username: { $ne: '' }, password: 'x' }, { username: 'a', password: ['b'] }, { username: 'a\0', password: 'b' }, { username: 'a', password: '\ud800' }, { ...credentials, admin: true }]) {
    t.equal((await logIn(payload)).statusCode, 400, JSON.stringify(payload));
  }
  const deep = await app.inject({ method: 'POST', url: '/api/auth/login', headers: { ...sameOrigin, 'content-type': 'application/json' }, payload: '['.repeat(10_000) });
  t.ok(deep.statusCode >= 400 && deep.statusCode < 500);
});

t.test('20 wrong passwords from one address: 429, also with a rotating X-Forwarded-For', async (t) => {
  const { logIn, app, time } = await staffApp(t.teardown);
  const guess = (n: number) => logIn({ username: 'mara', password: `wrong ${n}` }, { 'x-forwarded-for': `198.51.100.${n}` });
  const statuses = [];
  for (let n = 1; n <= 20; n += 1) statuses.push((await guess(n)).statusCode);
  t.strictSame(statuses, [...Array<number>(19).fill(401), 429]);
  const after = await logIn();
  t.equal(after.statusCode, 429, 'the right password does not help either');
  t.match(after.headers['retry-after'], /^(900|8\d\d)$/);
  const other = await app.inject({ method: 'POST', url: '/api/auth/login', remoteAddress: '203.0.113.9', headers: sameOrigin, payload: credentials });
  t.equal(other.statusCode, 200, 'others are not locked out');
  time.now += 15 * 60_000 + 1;
  t.equal((await logIn()).statusCode, 200);
});

t.test('guesses sent at once are counted before they are checked', async (t) => {
  const { logIn } = await staffApp(t.teardown);
  const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => logIn({ username: 'mara', password: `wrong ${n}` })));
  t.equal(answers.filter(({ statusCode }) => statusCode === 401).length, 19);
});

t.test('behind a named proxy its X-Forwarded-For tells addresses apart', async (t) => {
  const { logIn } = await staffApp(t.teardown, { trustProxy: ['127.0.0.1'] });
  for (let n = 1; n <= 20; n += 1) await logIn({ username: 'mara', password: `wrong ${n}` }, { 'x-forwarded-for': `10.9.8.${n}, 198.51.100.7` });
  t.equal((await logIn(credentials, { 'x-forwarded-for': '198.51.100.7' })).statusCode, 429);
  t.equal((await logIn(credentials, { 'x-forwarded-for': '198.51.100.8' })).statusCode, 200);
});

t.test('D49 I7 staff paths are 401 without a session, in every spelling', async (t) => {
  const { app, cookie } = await staffApp(t.teardown);
  for (const url of ['/api/upload', '/API/Upload', '/api//upload', '//api/upload', '/api%2fupload', '/api/%75pload', '/api/%2575pload', '/api/./upload', '/x/../api/upload', '/api/upload/', '/api/admin/portfolio', '/api/portfolio/photography', '/api/upload;x=1', '/api%5cupload']) {
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      const { statusCode } = await app.inject({ method, url, headers: sameOrigin });
      t.equal(statusCode, 401, `${method} ${url}`);
    }
  }
  const signedIn = await app.inject({ method: 'POST', url: '/api/upload', headers: { ...sameOrigin, cookie: await cookie() } });
  t.equal(signedIn.statusCode, 415);
  t.equal(plainPath('/%E0%A4%A'), '/%e0%a4%a');
});

t.test('D49 a foreign origin is refused with 403', async (t) => {
  const { app, cookie } = await staffApp(t.teardown);
  const session = await cookie();
  const call = (headers: Record<string, string>, url = '/public') => app.inject({ method: 'POST', url, headers: { cookie: session, ...headers } });
  t.equal((await call({ 'sec-fetch-site': 'same-origin' })).statusCode, 200);
  t.equal((await call({ origin: 'https://site.example' })).statusCode, 200);
  for (const origin of ['https://site.example.evil.test', 'https://site.example:444', 'http://site.example', 'https://evil.test', 'null', 'https://site.example/']) {
    t.equal((await call({ origin })).statusCode, 403, origin);
    t.equal((await call({ origin, 'sec-fetch-site': 'cross-site' }, '/api/upload')).statusCode, 403, origin);
  }
  t.equal((await call({})).statusCode, 403, 'neither header');
  t.equal((await call({ 'sec-fetch-site': 'same-site' })).statusCode, 403);
});

t.test('D02 X-Replit headers count in replit mode only', async (t) => {
  const headers = { 'x-replit-user-id': '4711', 'x-replit-user-name': 'mara' };
  const local = await staffApp(t.teardown);
  t.strictSame((await local.app.inject({ url: '/api/auth/user', headers })).json(), { authenticated: false, provider: 'local' });
  const replit = await staffApp(t.teardown, { provider: 'replit', replitUserIds: ['4711'] });
  t.strictSame((await replit.app.inject({ url: '/api/auth/user', headers })).json(), { authenticated: true, name: 'mara', provider: 'replit' });
  t.strictSame((await replit.app.inject({ url: '/api/auth/user', headers: { ...headers, 'x-replit-user-id': '4712' } })).json(), { authenticated: false, provider: 'replit' });
  t.equal((await replit.logIn()).statusCode, 404);
  const out = await replit.app.inject({ method: 'POST', url: '/api/auth/logout', headers: { ...headers, ...sameOrigin } });
  t.match(out.json(), { authenticated: true }, 'R313 logging out is done on the platform');
});

t.test('D02 the key is made once and only its owner can read it', async (t) => {
  const { dataDir } = await staffApp(t.teardown);
  const [one, two] = await Promise.all([sessionKey({ dataDir }), sessionKey({ dataDir })]);
  t.same(one, two);
  t.equal((await stat(path.join(dataDir, 'session-key'))).mode & 0o777, 0o600);
  t.equal((await sessionKey({ dataDir, given: 'ab'.repeat(32) })).toString('hex'), 'ab'.repeat(32));
});
