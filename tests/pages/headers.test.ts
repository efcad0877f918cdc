import { createHash } from 'node:crypto';
import t from 'tap';
import { lacking, sendRaw, written } from '../helpers/raw-http.ts';
import { fetchPage } from '../helpers/pages.ts';
import { staffPassword, staffUser, startSite } from '../helpers/site.ts';

const site = await startSite();
t.teardown(() => site.stop());
const [picture] = (await site.services.portfolio.listPublic('photographyPortfolio')).map((item) => `${item.picture.base}-${item.picture.widths[0]}.jpg`);
const home = await fetchPage(site, '/');
const [script = ''] = home.root.querySelectorAll('script[src]').map((each) => each.getAttribute('src'));
const ask = (path: string, init: RequestInit = {}) => fetch(site.origin + path, { redirect: 'manual', ...init });
/** The page once it stands in the cache, with its mark. */
async function cached(path: string): Promise<Response> {
  for (;;) {
    const answer = await ask(path);
    await answer.text();
    if (answer.headers.has('etag')) return answer;
  }
}

t.test('every kind of answer carries the security headers', async (t) => {
  const etag = (await cached('/')).headers.get('etag') ?? '';
  const answers: [string, number, Promise<Response>][] = [
    ['a page', 200, ask('/about')],
    ['a page from the cache', 200, ask('/')],
    ['304', 304, ask('/', { headers: { 'if-none-match': etag } })],
    ['HEAD', 200, ask('/', { method: 'HEAD' })],
    ['a page that is not there', 404, ask('/nothing')],
    ['a redirect', 308, ask('/about/')],
    ['the manager', 200, ask('/admin')],
    ['a script', 200, ask(script)],
    ['a part of a file', 206, ask('/favicon.ico', { headers: { range: 'bytes=0-3' } })],
    ['no part of a file', 416, ask('/favicon.ico', { headers: { range: 'bytes=999999-' } })],
    ['a picture', 200, ask(picture ?? '')],
    ['a part of a picture', 206, ask(picture ?? '', { headers: { range: 'bytes=0-3' } })],
    ['no part of a picture', 416, ask(picture ?? '', { headers: { range: 'bytes=999999999-' } })],
    ['a picture that is not there', 404, ask('/uploads/none.jpg')],
    ['a social card', 200, ask('/og/index.jpg')],
    ['a feed', 200, ask('/feed.xml')],
    ['the sitemap', 200, ask('/sitemap.xml')],
    ['robots', 200, ask('/robots.txt')],
    ['the API', 200, ask('/api/health')],
    ['the API, nothing there', 404, ask('/api/nothing')],
    ['the API, not signed in', 401, ask('/api/admin/portfolio')],
    ['a foreign call', 403, ask('/api/contact', { method: 'POST' })],
    ['a bad body', 400, ask('/api/contact', { method: 'POST', headers: { origin: site.origin, 'content-type': 'application/json' }, body: '{' })],
    ['another kind of body', 415, ask('/api/contact', { method: 'POST', headers: { origin: site.origin, 'content-type': 'text/xml' }, body: '<a/>' })],
    ['a form without script', 422, ask('/api/contact', { method: 'POST', headers: { origin: site.origin }, body: new URLSearchParams({ email: 'x' }) })],
    ['a target that can’t be read', 400, ask('/%zz')],
  ];
  for (const [name, status, answer] of answers) {
    const received = await answer;
    await received.arrayBuffer();
    const { status: given, headers } = received;
    t.equal(given, status, name);
    t.same(lacking((header) => headers.get(header)), [], name);
    t.equal(headers.get('server') ?? headers.get('x-powered-by'), null, name);
    t.same(headers.getSetCookie(), [], `${name}: nobody signed in, no cookie`);
    t.notMatch(headers.get('content-security-policy'), /unsafe|\*(?!\.google-analytics)/, name);
  }
  t.equal((await ask(picture ?? '', { method: 'HEAD' })).headers.get('content-security-policy'), "default-src 'none'; sandbox", 'a user’s file can do nothing');
});

t.test('the policy of the pages: closed, and open to analytics only when there is an id', async (t) => {
  const policyOf = (headers: Headers) => Object.fromEntries((headers.get('content-security-policy') ?? '').split('; ').map((each): [string, string] => [each.split(' ')[0] ?? '', each.split(' ').slice(1).join(' ')]));
  const closed = policyOf(home.headers);
  t.match(closed, { 'default-src': "'none'", 'script-src': "'self'", 'style-src': "'self'", 'connect-src': "'self'", 'form-action': "'self'", 'base-uri': "'none'", 'frame-ancestors': "'none'" });
  t.equal(closed['frame-src'], "'self' https://my.matterport.com https://www.youtube-nocookie.com https://player.vimeo.com");
  t.notMatch(home.html, /googletagmanager|google-analytics/);
  const measured = await startSite({ env: { ANALYTICS_ID: 'G-TEST123', EMBED_HOSTS: 'tours.example.com' } });
  t.teardown(() => measured.stop());
  const page = await fetchPage(measured, '/');
  const open = policyOf(page.headers);
  t.equal(open['script-src'], "'self' https://www.googletagmanager.com");
  t.match(open['connect-src'], 'https://*.google-analytics.com');
  t.equal(open['frame-src'], `${closed['frame-src']} https://tours.example.com`);
  t.same(page.root.querySelectorAll('script[src]').map((each) => each.getAttribute('src')), [script], 'no script of another host: ours loads it');
  const { 'script-src': _s, 'connect-src': _c, 'img-src': _i, 'frame-src': _f, ...rest } = open;
  t.match(closed, rest, 'nothing else moves');
});

t.test('each script and style has its integrity, and it is right; none is inline', async (t) => {
  for (const path of ['/', '/portfolio/photography', '/admin', '/contact']) {
    const { root } = await fetchPage(site, path);
    const loaded = root.querySelectorAll('script[src], link[rel="stylesheet"], link[rel="modulepreload"]');
    t.ok(loaded.length >= 3, path);
    for (const element of loaded) {
      const address = element.getAttribute('src') ?? element.getAttribute('href') ?? '';
      const bytes = Buffer.from(await (await ask(address)).arrayBuffer());
      t.equal(element.getAttribute('integrity'), `sha384-${createHash('sha384').update(bytes).digest('base64')}`, address);
    }
    const inline = root.querySelectorAll('script:not([src])').map((each) => each.getAttribute('type'));
    t.same(inline.filter((type) => type !== 'application/json' && type !== 'application/ld+json'), [], path);
    t.same(root.querySelectorAll('style, [style]').length, 0, path);
  }
});

t.test('nothing of the manager is kept by a cache, in any spelling', async (t) => {
  const spellings = ['/admin', '/Admin', '/ADMIN/', '/admin/', '//admin', '/%61dmin', '/%2561dmin', '/admin%2f', '/./admin', '/x/../admin', '/admin/x', '/admin;x', '/\\admin', '/admin?subscribed=1', '/api/auth/user', '/API/auth/user', '/api/auth//user', '/api/admin/none', '/%61pi/admin/none', '/api/upload', '/api/portfolio/photography'];
  for (const spelling of spellings) {
    const { status, headers } = await sendRaw(site.origin, written('GET', spelling));
    t.equal(headers['cache-control'], 'no-store', `${spelling}: ${status}`);
  }
});

t.test('a cookie comes with the sign-in and with nothing else', async (t) => {
  const headers = { origin: site.origin, 'content-type': 'application/json' };
  const wrong = await ask('/api/auth/login', { method: 'POST', headers, body: JSON.stringify({ username: staffUser, password: 'not this one' }) });
  t.same([wrong.status, wrong.headers.getSetCookie(), (await wrong.text()).includes('not right')], [401, [], true]);
  const right = await ask('/api/auth/login', { method: 'POST', headers, body: JSON.stringify({ username: staffUser, password: staffPassword }) });
  const [cookie = '', ...others] = right.headers.getSetCookie();
  t.same(others, []);
  t.match(cookie, /^__Host-session=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  const visit = await ask('/', { headers: { cookie: cookie.split(';')[0] ?? '' } });
  t.same(visit.headers.getSetCookie(), []);
  t.equal(await visit.text(), await (await ask('/')).text(), 'staff get the page that everybody gets');
});
