import t from 'tap';
import { lacking, sendRaw, written } from '../helpers/raw-http.ts';
import { startSite } from '../helpers/site.ts';

const site = await startSite();
t.teardown(() => site.stop());
const send = (method: string, target: string, options?: Parameters<typeof written>[2]) => sendRaw(site.origin, written(method, target, options));

t.test('targets that no browser sends get 4xx, with every security header', async (t) => {
  const targets = ['*', 'about', 'http://evil.example/', 'http://evil.example/about/', 'https://localhost/admin', '//%', '/%', '/%zz', '/%E0%A4%A', '/\x80%'];
  for (const target of targets) {
    const { status, headers, text } = await send('GET', target);
    t.equal(status, 400, target);
    t.same(lacking((name) => headers[name]), [], target);
    t.equal(headers['cache-control'], 'no-store', target);
    t.notMatch(text, /evil|node_modules|\.[tj]s:\d/, target);
  }
  t.equal((await send('GET', `/${'a'.repeat(17_000)}`)).status, 431);
});

t.test('odd methods get 4xx, with every security header', async (t) => {
  for (const method of ['CONNECT', 'TRACE', 'OPTIONS', 'PROPFIND', 'QUERY', 'PATCH', 'DELETE', 'PUT', 'POST', 'FOO', 'get']) {
    for (const target of ['/', '/admin', '/uploads/none.jpg', '/api/health', '/robots.txt']) {
      const { status, headers } = await send(method, target);
      t.ok(status >= 400 && status < 500, `${method} ${target}: ${status}`);
      t.same(lacking((name) => headers[name]), [], `${method} ${target}`);
    }
  }
});

t.test('odd hosts get 400; a plain one of any name, as a probe sends it, is answered', async (t) => {
  for (const host of ['', 'a b', 'evil"><', '[::1', 'evil.example:port', 'localhost/evil', 'user@evil', 'a,b', 'é.example', 'a'.repeat(300)]) {
    const { status, headers } = await send('GET', '/about', { host });
    t.equal(status, 400, host);
    t.same(lacking((name) => headers[name]), [], host);
  }
  t.equal((await sendRaw(site.origin, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n')).status, 400, 'none');
  t.equal((await send('GET', '/', { lines: ['Host: evil.example'] })).status, 400, 'two');
  for (const host of ['10.0.0.7:3000', '[::1]:3000', 'web_1', 'www.example.com.']) t.equal((await send('GET', '/about', { host })).status, 200, host);
  t.equal((await sendRaw(site.origin, 'GET /about HTTP/1.0\r\n\r\n')).status, 200, 'HTTP/1.0 knows no host');
});

t.test('what is no request, two requests in one, or an expectation that is none: 4xx, with every security header', async (t) => {
  const post = 'POST /api/vitals HTTP/1.1\r\nHost: a\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\n';
  const requests: (string | Buffer)[] = [
    'NOT HTTP\r\n\r\n',
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    Buffer.from('16030100050100000100', 'hex'),
    `${post}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    `${post}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
    `${post}Transfer-Encoding: chunked\r\n\r\nzz\r\n\r\n`,
    `${post}Expect: wonders\r\nContent-Length: 2\r\n\r\n{}`,
    written('GET', '/', { lines: [`x: ${'a'.repeat(20_000)}`] }),
    written('GET', '/', { lines: ['x\0: 1'] }),
  ];
  for (const request of requests) {
    const { status, headers } = await sendRaw(site.origin, request);
    t.ok(status >= 400 && status < 500, `${String(request).slice(0, 20)}: ${status}`);
    t.same(lacking((name) => headers[name]), []);
  }
});

t.test('no spelling of an address sends a visitor to another host, or breaks the page', async (t) => {
  const spellings = ['//evil.example/', '///evil.example/', '/.//evil.example/', '/x/..//evil.example/', '/%2e//evil.example/', '/%2e%2e//evil.example/', '/x/%2e%2e//evil.example/', '/\\evil.example/', '/.\\\\evil.example/', '/%5cevil.example/', '/%2f%2fevil.example/', '/%252f%252fevil.example/', '/;//evil.example/', '/%09/evil.example/', '/about/%0d%0aLocation:%20//evil.example/', '//[', '//:80/', '//', '/\\'];
  for (const spelling of spellings) {
    const { status, headers } = await send('GET', spelling);
    t.ok(status === 308 || status === 404 || status === 400, `${spelling}: ${status}`);
    t.match(headers.location ?? '/', /^\/(?![/\\])[\x21-\x7e]*$/, spelling);
    t.notMatch(headers.location ?? '', /%0d|\\/i, spelling);
  }
});

t.test('a page has one spelling: others are sent to it and fill no cache', async (t) => {
  const others: [string, string][] = [
    ['/About', '/about'],
    ['/%61bout', '/about'],
    ['//about', '/about'],
    ['/about/', '/about'],
    ['/services//Photography/?a=1', '/services/photography?a=1'],
    ['/x/../about', '/about'],
    ['/about;jsessionid=1', '/about'],
    ['/%2e%2e/', '/'],
    ['/Admin', '/admin'],
    ['/Projects/Chelster-Hall', '/projects/chelster-hall'],
  ];
  for (const [spelling, page] of others) {
    const { status, headers } = await send('GET', spelling);
    t.same([status, headers.location], [308, page], spelling);
    t.equal((await send('GET', page)).status, 200, page);
  }
  for (const nothing of ['/Nothing', '/nothing/', '/Blog/No-Such-Post/', '/assets/Old-D4x.js', '/portfolio/photography/%3Cb%3E', '/..%2f..%2fetc%2fpasswd', '/%00', '/constructor', '/projects/__proto__', '/.env', '/.vite/manifest.json', '/assets/../../package.json']) {
    t.equal((await send('GET', nothing)).status, 404, nothing);
  }
});

t.test('Host, forwarded headers and invented queries reach no page, redirect or cached page', async (t) => {
  const lines = ['X-Forwarded-Host: evil.example', 'X-Forwarded-Proto: gopher', 'Forwarded: host=evil.example', 'X-Forwarded-Prefix: /evil', 'X-Original-URL: /admin', 'X-Rewrite-URL: /evil', 'X-HTTP-Method-Override: DELETE'];
  for (const path of ['/reviews', '/portfolio/photography', '/sitemap.xml', '/robots.txt', '/feed.xml', '/feed.json', '/.well-known/security.txt', '/nothing', '/reviews/', '/api/nothing']) {
    const poisoned = await send('GET', path, { host: 'evil.example', lines });
    const after = await send('GET', path);
    t.notMatch(poisoned.text, /evil\.example|\/evil|gopher/, path);
    t.notMatch(after.text, /evil\.example|\/evil|gopher/, `${path} afterwards`);
    t.equal(after.status, poisoned.status, path);
  }
  const plain = await (await fetch(`${site.origin}/reviews`)).text();
  t.equal(await (await fetch(`${site.origin}/reviews?utm_source=evil&token=evil&category=evil`)).text(), plain);
  t.match(plain, `<link rel="canonical" href="${site.origin}/reviews"/>`);
  t.match(await (await fetch(`${site.origin}/blog?category=evil`)).text(), `<link rel="canonical" href="${site.origin}/blog"/>`);
});
