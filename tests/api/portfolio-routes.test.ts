import Fastify from 'fastify';
import type { InjectOptions } from 'fastify';
import t from 'tap';
import { families } from '../../src/content/catalog.ts';
import { showcaseUrls } from '../../src/shared/showcase.ts';
import { addErrors, answerError } from '../../server/plugins/errors.ts';
import { adminRoutes } from '../../server/routes/admin.ts';
import { portfolioRoutes } from '../../server/routes/portfolio.ts';
import { showcaseRoutes } from '../../server/routes/showcase.ts';
import { createPictures } from '../../server/services/pictures.ts';
import { createPortfolio } from '../../server/services/portfolio.ts';
import { readShowcase } from '../../server/services/read-showcase.ts';
import { createMongoStore } from '../../server/store/mongodb.ts';
import type { Store } from '../../server/store/store.ts';
import { eachStore } from '../helpers/each-store.ts';
import { samplePicture, standIn } from '../helpers/sample-pictures.ts';

const house = { title: 'House', description: 'At dusk.', type: 'image', src: '/uploads/house.jpg' };

await eachStore(t, async (t, newData) => {
  await t.test('R291–R299, D48, D50: add, list, change, delete', async (t) => {
    const { call } = await site(await newData()());
    const added = await call('POST', '/api/portfolio/photography', { ...house, category: '' });
    t.equal(added.statusCode, 201);
    const { item } = added.json();
    t.same(item, { ...house, id: item.id, slug: 'house', revision: 1 });
    t.match(item.id, /^photography-\d{13}$/);
    const lists = (await call('GET', '/api/admin/portfolio')).json();
    t.same(Object.keys(lists), families.map(({ collection }) => collection), 'R232, R233');
    t.same(lists.photographyPortfolio, [item]);
    const changed = await call('PUT', '/api/portfolio/photographyPortfolio', { ...item, title: 'Farmhouse' });
    t.equal(changed.statusCode, 200);
    t.same(changed.json().item, { ...item, title: 'Farmhouse', revision: 2 });
    t.match((await call('GET', showcaseUrls.list('photography'))).json(), { items: [{ title: 'Farmhouse', href: '/portfolio/photography/house', picture: { base: samplePicture('house').base } }] });
    t.match((await call('GET', showcaseUrls.item('photography', 'house'))).json(), { item: { title: 'Farmhouse' }, number: 1, total: 1 });
    const removed = await call('DELETE', `/api/portfolio/photography/${item.id}`);
    t.equal(removed.statusCode, 200);
    t.same(removed.json(), { ok: true, id: item.id });
    t.same((await call('GET', showcaseUrls.list('photography'))).json(), { items: [] });
    t.equal((await call('GET', showcaseUrls.item('photography', 'house'))).statusCode, 404);
    t.match((await call('GET', '/api/admin/bin')).json(), { items: [{ collection: 'photographyPortfolio', item: { id: item.id } }] });
    t.equal((await call('POST', `/api/portfolio/photography/${item.id}/restore`, undefined, { 'content-type': 'application/json' })).json().item.id, item.id);
    t.equal((await call('GET', showcaseUrls.item('photography', 'house'))).statusCode, 200);
  });

  await t.test('a stale If-Match or revision answers 409 with the newer item', async (t) => {
    const { call } = await site(await newData()());
    const { item } = (await call('POST', '/api/portfolio/drone', house)).json();
    const path = `/api/portfolio/drone/${item.id}`;
    t.equal((await call('PUT', '/api/portfolio/drone', { ...item, title: 'Theirs' })).statusCode, 200);
    for (const [headers, body] of [[{}, item], [{ 'if-match': '"1"' }, { ...item, revision: undefined }], [{ 'if-match': 'W/"1"' }, { ...item, revision: 2 }]]) {
      const stale = await call('PUT', '/api/portfolio/drone', body, headers);
      t.equal(stale.statusCode, 409);
      t.match(stale.json(), { code: 'stale', current: { title: 'Theirs', revision: 2 } });
      t.notOk('position' in stale.json().current);
    }
    t.equal((await call('DELETE', path, undefined, { 'if-match': '"1"' })).statusCode, 409);
    t.match((await call('DELETE', path, undefined, { 'if-match': 'yesterday' })).json(), { code: 'invalid', fields: { revision: /number/ } });
    t.equal((await call('PUT', '/api/portfolio/drone', { ...item, revision: undefined })).statusCode, 200, 'none at all is taken as it is');
    t.equal((await call('DELETE', path, undefined, { 'if-match': '*' })).statusCode, 200);
    t.equal((await call('DELETE', path)).statusCode, 404);
  });

  await t.test('moves', async (t) => {
    const { call } = await site(await newData()());
    for (const id of ['a', 'b', 'c']) await call('POST', '/api/portfolio/video', { ...house, id, type: 'video', src: 'dQw4w9WgXcQ' });
    t.equal((await call('POST', '/api/portfolio/video/c/move', { before: 'a' })).statusCode, 200);
    t.equal((await call('POST', '/api/portfolio/video/a/move', { after: 'b' })).statusCode, 200);
    t.same((await call('GET', showcaseUrls.list('video', { limit: 2, first: ['b'] }))).json().items.map((item: { id: string }) => item.id), ['b', 'c']);
    t.equal((await call('POST', '/api/portfolio/video/a/move', { after: 'x' })).statusCode, 404);
    t.equal((await call('POST', '/api/portfolio/video/a/move', { beside: 'b' })).statusCode, 400);
  });

  await t.test('D44, D24: what is refused is named, and nothing of it is stored', async (t) => {
    const { call } = await site(await newData()());
    const wrong: [object, string[]][] = [
      [{ title: undefined, description: ' ', src: '' }, ['description', 'src', 'title']],
      [{ title: 'x'.repeat(121) }, ['title']],
      [{ description: 'x'.repeat(2001) }, ['description']],
      [{ category: 'x'.repeat(121), specs: 'x'.repeat(121) }, ['category', 'specs']],
      [{ src: `/${'x'.repeat(2048)}` }, ['src']],
      [{ type: 'embed', src: `<iframe src="https://my.matterport.com/show/?m=abc12345&${'x'.repeat(4000)}"></iframe>` }, ['src']],
      [{ type: 'audio' }, ['type']],
      [{ title: { $gt: '' } }, ['title']],
      [{ title: ['a'] }, ['title']],
      [{ title: 'a\u0000b' }, ['title']],
      [{ title: 'a\nb' }, ['title']],
      [{ description: '\ud800' }, ['description']],
      [{ specs: null }, ['specs']],
      [{ draft: 'yes', focal: { x: 2, y: 0 } }, ['draft', 'focal.x']],
      [{ id: '../x' }, ['id']],
      [{ slug: 'A b' }, ['slug']],
      [{ revision: 1.5 }, ['revision']],
      [{ type: 'embed', src: '<iframe src="https://evil.example/"></iframe>' }, ['src']],
      [{ type: 'embed', src: '<script>alert(1)</script>' }, ['src']],
      [{ src: 'https://example.com/house.jpg' }, ['src']],
    ];
    for (const [fields, names] of wrong) {
      const answer = await call('POST', '/api/portfolio/photography', { ...house, ...fields });
      t.equal(answer.statusCode, 400, JSON.stringify(fields).slice(0, 80));
      t.same(Object.keys(answer.json().fields).sort(), names);
    }
    const staged = await call('POST', '/api/portfolio/photography', { ...house, alteration: 'staged' });
    t.equal(staged.statusCode, 422);
    t.match(staged.json(), { code: 'refused', fields: { original: /original/ } });
    for (const body of ['{', '[]', '"x"', 'null', '', '{"__proto__":{"a":1}}', '['.repeat(10_000) + ']'.repeat(10_000)]) {
      t.equal((await call('POST', '/api/portfolio/photography', body)).statusCode, 400, body.slice(0, 30));
    }
    t.equal((await call('POST', '/api/portfolio/photography', 'x', { 'content-type': 'text/plain' })).statusCode, 415);
    t.equal((await call('POST', '/api/portfolio/photography', { ...house, more: 'x'.repeat(70_000) })).statusCode, 413);
    t.equal((await call('PUT', '/api/portfolio/photography', house)).statusCode, 400, 'no id');
    t.same((await call('GET', showcaseUrls.list('photography'))).json(), { items: [] });
  });
});

t.test('D14, D48, D49: who may not, and what is not there', async (t) => {
  const { call } = await site(createMongoStore('mongodb://127.0.0.1:9/site'));
  const changing: [InjectOptions['method'], string][] = [
    ['POST', '/api/portfolio/photography'],
    ['PUT', '/api/portfolio/photography'],
    ['DELETE', '/api/portfolio/photography/a'],
    ['POST', '/api/portfolio/photography/a/move'],
    ['POST', '/api/portfolio/photography/a/restore'],
    ['GET', '/api/admin/portfolio'],
    ['GET', '/api/admin/bin'],
  ];
  for (const [method, path] of changing) t.equal((await call(method, path, house, { 'x-visitor': '1' })).statusCode, 401, `${method} ${path}`);
  for (const [method, path] of [['POST', '/api/portfolio/gardening'], ['GET', '/api'], ['GET', '/api/portfolio/photography'], ['PATCH', '/api/x'], ['GET', '/api/showcase/x'], ['POST', '/x']] as const) {
    const answer = await call(method, path, method === 'POST' ? house : undefined);
    t.equal(answer.statusCode, 404, `${method} ${path}`);
    t.match(answer.json(), { error: String, code: 'not-found' });
  }
  for (const path of ['/api/showcase/photography?limit=x', '/api/%zz']) t.equal((await call('GET', path)).statusCode, 400, path);
});

t.test('a database that is away answers 503, in words of ours, and nothing else', async (t) => {
  const store = createMongoStore('mongodb://127.0.0.1:9/site');
  t.teardown(() => store.close());
  const { call } = await site(store);
  for (const answer of [await call('POST', '/api/portfolio/photography', house), await call('GET', showcaseUrls.list('photography'))]) {
    t.equal(answer.statusCode, 503);
    t.ok(answer.headers['retry-after']);
    t.same(Object.keys(answer.json()).sort(), ['code', 'error']);
    t.notMatch(answer.body, /mongo|127\.0|ECONN|\.ts|at /i);
  }
});

t.test('an error of ours answers 500 without its words', async (t) => {
  const app = Fastify();
  addErrors(app);
  app.get('/api/broken', () => {
    throw new Error('secret at /home/someone/file.ts');
  });
  const answer = await app.inject('/api/broken');
  t.equal(answer.statusCode, 500);
  t.notMatch(answer.body, 'secret');
  t.equal(answer.json().code, 'failed');
});

async function site(store: Store) {
  const pictures = createPictures({ store, manifest: { house: samplePicture('house') }, standIn });
  const portfolio = createPortfolio({ store, pictures, embedHosts: [], clock: Date.now });
  const app = Fastify({ frameworkErrors: answerError });
  const requireStaff = async (request: { headers: Record<string, unknown> }, reply: { code(status: number): { send(body: object): unknown } }) =>
    request.headers['x-visitor'] ? reply.code(401).send({ error: 'Sign in first', code: 'signed-out' }) : undefined;
  addErrors(app);
  await portfolioRoutes(app, { portfolio, requireStaff });
  await adminRoutes(app, { portfolio, requireStaff });
  showcaseRoutes(app, { read: (address) => readShowcase(portfolio, address) });
  await app.ready();
  const call = (method: InjectOptions['method'], url: string, body?: object | string, headers: Record<string, string> = {}) =>
    app.inject({ ...(method ? { method } : {}), url, headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers }, ...(body === undefined ? {} : { payload: body }) });
  return { app, call };
}
