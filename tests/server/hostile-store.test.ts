import t from 'tap';
import { gateTo } from '../helpers/gate.ts';
import { noMongo, startMongo } from '../helpers/mongo.ts';
import { staffPassword, staffUser, startSite } from '../helpers/site.ts';

const mongo = await startMongo();
if (!mongo) {
  t.comment(noMongo);
  process.on('exit', () => process.stderr.write(`\n${noMongo}\n`));
} else {
  await t.test('the database goes away: reads go on from memory, writes are refused with 503 and work again', async (t) => {
    const gate = await gateTo(mongo.freshUrl());
    const site = await startSite({ env: { MONGODB_URL: gate.url } });
    t.teardown(async () => {
      await site.stop();
      await gate.shut();
      await mongo.stop();
    });
    const ask = (path: string, init: RequestInit = {}) => fetch(site.origin + path, { redirect: 'manual', ...init });
    const post = (path: string, body: object, headers: Record<string, string> = {}) => ask(path, { method: 'POST', headers: { origin: site.origin, 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) });
    const inquiry = { firstName: 'Priya', lastName: 'Raman', email: 'priya@parkside.example', service: 'photography', budget: 'discuss', timeline: 'asap', details: 'Two bedrooms.' };
    const signedIn = await post('/api/auth/login', { username: staffUser, password: staffPassword });
    const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const pages = new Map<string, string>();
    for (const path of ['/', '/portfolio/photography', '/about']) {
      for (let answer = await ask(path); !answer.headers.has('etag'); answer = await ask(path)) await answer.text();
      pages.set(path, await (await ask(path)).text());
    }

    await gate.shut();
    for (const [path, before] of pages) {
      const answer = await ask(path);
      t.equal(answer.status, 200, path);
      t.equal(await answer.text(), before, `${path} is the page from before`);
    }
    t.equal((await ask('/faq')).status, 200, 'a page that needs no database, for the first time');
    t.equal((await ask('/portfolio/photography?subscribed=1')).status, 200, 'a page made anew of what was read before');
    t.equal((await ask('/api/showcase/photography')).status, 200, 'what a visitor who was here already reads');
    const [first] = await site.services.portfolio.listPublic('photographyPortfolio').catch(() => []);
    t.equal(first, undefined, 'the database is really away');
    const unread = await ask('/portfolio/video');
    t.same([unread.status, unread.headers.get('retry-after')], [503, '5'], 'a page nobody has read yet');
    for (const answer of await Promise.all([
      post('/api/contact', inquiry),
      post('/api/newsletter', { email: 'a@b.ca' }),
      post('/api/portfolio/photography', { title: 'House' }, { cookie }),
      post('/api/auth/login', { username: staffUser, password: staffPassword }),
      ask('/api/auth/user', { headers: { cookie } }),
      ask('/api/health'),
      ask('/uploads/none.jpg'),
    ])) {
      t.equal(answer.status, 503, answer.url);
      t.notMatch(await answer.text(), /mongo|127\.0\.0\.1:|ECONN|\.[tj]s:\d/i, answer.url);
    }

    await gate.open();
    let taken = await post('/api/contact', inquiry);
    for (; taken.status === 503; taken = await post('/api/contact', inquiry)) await taken.text();
    t.equal(taken.status, 200, 'writes work again without a restart');
    const added = await post('/api/portfolio/photography', { title: 'Back again', description: 'x', type: 'image', src: '/uploads/house.jpg' }, { cookie });
    t.equal(added.status, 201);
    t.match(await (await ask('/portfolio/photography')).text(), 'Back again', 'and show at once');
    const kept = (await (await ask('/api/admin/inquiries', { headers: { cookie } })).json()) as { inquiries: unknown[] };
    t.equal(kept.inquiries.length, 1, 'what was refused is not kept');
  });
}
