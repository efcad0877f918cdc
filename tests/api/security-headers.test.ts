import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import t from 'tap';
import { securityHeaders } from '../../server/plugins/security.ts';
import { staffApp } from '../helpers/staff-app.ts';

t.test('every answer carries the security headers, errors included', async (t) => {
  const { app } = await staffApp(t.teardown);
  app.get('/fails', async () => {
    throw new Error('of the test');
  });
  const answers = [
    await app.inject('/'),
    await app.inject('/missing'),
    await app.inject('/fails'),
    await app.inject('/%zz'),
    await app.inject({ method: 'POST', url: '/public', headers: { origin: 'https://evil.test' } }),
    await app.inject({ method: 'POST', url: '/api/upload' }),
    await app.inject({ method: 'POST', url: '/public', headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'x/y' }, payload: 'x' }),
    await app.inject({ method: 'OPTIONS', url: '/' }),
  ];
  for (const { statusCode, headers } of answers) {
    t.match(headers['content-security-policy'], /^default-src 'none'; script-src 'self'; style-src 'self'; /, String(statusCode));
    t.match(headers, {
      'strict-transport-security': /^max-age=\d{8}$/,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': /camera=\(\)/,
    });
  }
  const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(address.port), address.hostname);
  socket.write('NOT HTTP\r\n\r\n');
  t.match(await text(socket), /^HTTP\/1\.1 400 Bad Request\r\n[\s\S]*content-security-policy: default-src 'none'/);
  t.strictSame(answers.map(({ statusCode }) => statusCode), [200, 404, 500, 400, 403, 401, 415, 404]);
});

t.test('the policy names the hosts of players, and of analytics only when there is an id', async (t) => {
  const policy = (options: Partial<Parameters<typeof securityHeaders>[0]>) =>
    securityHeaders({ embedHosts: ['my.matterport.com', 'www.youtube-nocookie.com'], development: false, ...options })['content-security-policy'] ?? '';
  t.match(policy({}), "frame-src 'self' https://my.matterport.com https://www.youtube-nocookie.com;");
  t.match(policy({}), "frame-ancestors 'none'");
  t.notMatch(policy({}), /googletagmanager|unsafe/);
  t.match(policy({ analyticsId: 'G-TEST' }), "script-src 'self' https://www.googletagmanager.com;");
  t.match(policy({ development: true }), "script-src 'self' 'unsafe-inline'");
});

t.test('no-store on the admin and on who is signed in; user files can do nothing', async (t) => {
  const { app } = await staffApp(t.teardown);
  for (const url of ['/admin', '/Admin/x', '/api/auth/user', '/api/admin/portfolio']) {
    t.equal((await app.inject(url)).headers['cache-control'], 'no-store', url);
  }
  t.equal((await app.inject('/')).headers['cache-control'], undefined);
  t.equal((await app.inject('/uploads/none.jpg')).headers['content-security-policy'], "default-src 'none'; sandbox");
});

t.test('D24: only the page of a tour of ours, under its one address, may stand in a frame, and only in ours', async (t) => {
  const { app } = await staffApp(t.teardown);
  const framing = async (url: string) => {
    const { headers } = await app.inject(url);
    return [/frame-ancestors [^;]+/.exec(String(headers['content-security-policy']))?.[0], headers['x-frame-options']];
  };
  t.same(await framing('/tours/condo-living'), ["frame-ancestors 'self'", 'SAMEORIGIN']);
  for (const url of ['/', '/tours', '/tours/', '/tours/none', '/tours/condo-living/', '/tours/condo-living?x=1', '/tours/condo-living/../../admin', '/tours/%63ondo-living', '/Tours/condo-living', '//tours/condo-living', '/admin']) {
    t.same(await framing(url), ["frame-ancestors 'none'", 'DENY'], url);
  }
});
