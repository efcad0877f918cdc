import { subscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import t from 'tap';
import { openAdmin, pictureFile } from '../helpers/admin.ts';
import { fetchPage, texts } from '../helpers/pages.ts';

const changing: { method: string; url: string }[] = [];
subscribe('fastify.initialization', (message) => {
  (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) if (['POST', 'PUT', 'PATCH', 'DELETE'].includes(each)) changing.push({ method: each, url });
  });
});
const { site, enter } = await openAdmin();
const { portfolio } = site.services;
const category = '/portfolio/photography';
/** Addresses of the items of the category page, in order. */
const shown = async () => {
  const { root } = await fetchPage(site, category);
  return [...new Set(root.querySelectorAll(`main a[href^="${category}/"]`).map((link) => link.getAttribute('href')))];
};

t.test('I7, R283, R297, D49: no changing call answers 2xx without a session, and nothing changes', async (t) => {
  /** What visitors may send, and signing in and out. */
  const forAll = ['/api/auth/login', '/api/auth/logout', '/api/contact', '/api/newsletter', '/api/newsletter/confirm', '/api/newsletter/unsubscribe', '/api/vitals', '/newsletter/unsubscribe'];
  /** Addresses without a call behind them. */
  const nothing = ['/api', '/api/*'];
  const kept = changing.filter(({ url }) => ![...forAll, ...nothing].includes(url));
  const lines = kept.map(({ method, url }) => `${method} ${url}`);
  for (const line of ['POST /api/upload', 'PUT /api/upload/focal', 'POST /api/portfolio/:service', 'PUT /api/portfolio/:service', 'DELETE /api/portfolio/:service/:itemId', 'POST /api/portfolio/:service/:itemId/move', 'POST /api/portfolio/:service/:itemId/restore', 'DELETE /api/admin/inquiries/:id', 'DELETE /api/admin/newsletter/:id']) {
    t.ok(lines.includes(line), line);
  }
  const before = await portfolio.listAdmin();
  const [first, second] = before.photographyPortfolio;
  if (!first || !second) throw new Error('No photographs');
  const json = JSON.stringify({ ...first, title: 'By a stranger', after: second.id, status: 'spam', url: first.src, x: 0.5, y: 0.5 });
  for (const { method, url } of kept) {
    const address = site.origin + url.replace(':service', 'photography').replace(':itemId', first.id).replace(':id', 'some-id');
    for (const cookie of ['', '__Host-session=forged']) {
      const answer = await fetch(address, { method, body: json, headers: { 'content-type': 'application/json', origin: site.origin, ...(cookie && { cookie }) } });
      t.equal(answer.status, 401, `${method} ${url} ${cookie}`);
      t.match(await answer.json(), { error: String });
    }
    const platform = await fetch(address, { method, body: json, headers: { 'content-type': 'application/json', origin: site.origin, 'x-replit-user-id': '1', 'x-replit-user-name': 'Mallory' } });
    t.equal(platform.status, 401, `${method} ${url} with the platform's headers`);
  }
  for (const { method } of changing.filter(({ url }) => nothing.includes(url))) {
    t.equal((await fetch(`${site.origin}/api/portfolios`, { method, body: json, headers: { 'content-type': 'application/json', origin: site.origin } })).status, 404, `${method} of what is not there`);
  }
  const form = new FormData();
  form.append('file', new Blob([(await pictureFile('stranger.jpg')).buffer], { type: 'image/jpeg' }), 'stranger.jpg');
  t.equal((await fetch(`${site.origin}/api/upload`, { method: 'POST', body: form, headers: { origin: site.origin } })).status, 401);
  t.same(await portfolio.listAdmin(), before);
  for (const path of ['/api/auth/login', '/api/auth/logout']) {
    const answer = await fetch(site.origin + path, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json', origin: site.origin } });
    t.notMatch(answer.headers.getSetCookie().join('\n'), /__Host-session=[^;]/, `${path} gives no session`);
  }
});

t.test('I9, D37: added with its picture, edited, moved, deleted, brought back: each in the next server HTML', async (t) => {
  const { page, tab, button, saying, choose, notice, problems } = await enter();
  const before = await shown();
  await tab('Add New').click();
  await choose(await pictureFile('Boathouse_first light.jpg', 1000, 667));
  await button('Upload').click();
  await saying('Upload successful');
  const picture = await page.getByLabel('Image URL*').inputValue();
  await page.getByLabel('Description*').fill('Mist on the bay, eleven minutes after sunrise.');
  await page.getByLabel('Alternative text').fill('A boathouse in morning mist');
  await button('Add Item').click();
  await saying('Item added');

  const [href = '', ...others] = (await shown()).filter((each) => !before.includes(each));
  t.same(others, []);
  t.same(await shown(), [...before, href], 'at the end of the category page');
  t.equal(href, `${category}/boathouse-first-light`);
  const { root: list } = await fetchPage(site, category);
  const card = list.querySelector(`main a[href="${href}"]`);
  const stem = picture.replace(/-1000\.jpg$/, '');
  t.match(card?.querySelector('img')?.getAttribute('src'), stem);
  t.equal(card?.querySelector('img')?.getAttribute('alt'), 'A boathouse in morning mist');
  const own = await fetchPage(site, href);
  t.equal(own.status, 200);
  t.same(texts(own.root, 'h1'), ['Boathouse first light']);
  t.match(own.root.querySelector('main')?.textContent, 'Mist on the bay, eleven minutes after sunrise.');
  const shownPicture = own.root.querySelectorAll('main img').map((image) => image.getAttribute('src')).find((src) => src?.startsWith(stem)) ?? '';
  t.match((await fetch(site.origin + shownPicture)).headers.get('content-type'), /^image\//, 'the picture itself is there');
  t.match((await (await fetch(`${site.origin}/sitemap.xml`)).text()), href);

  await button('Edit Boathouse first light').click();
  await page.getByLabel('Title*').fill('Boathouse, second light');
  await page.getByLabel('Description*').fill('Forty minutes later.');
  await button('Update Item').click();
  await saying('Item updated');
  const edited = await fetchPage(site, href);
  t.same(texts(edited.root, 'h1'), ['Boathouse, second light'], 'at the same address');
  t.match(edited.root.textContent, 'Forty minutes later.');
  t.notMatch(edited.html, /Mist on the bay/);
  t.match((await fetchPage(site, category)).html, /Boathouse, second light/);
  t.notMatch((await fetchPage(site, category)).html, /Boathouse first light/);

  const moved = page.waitForResponse((response) => response.url().endsWith('/move') && response.ok());
  await page.getByRole('button', { name: /^Move Boathouse, second light/ }).press('Home');
  await moved;
  t.same(await shown(), [href, ...before], 'first');
  const again = page.waitForResponse((response) => response.url().endsWith('/move') && response.ok());
  await page.getByRole('button', { name: /^Move Boathouse, second light/ }).press('ArrowDown');
  await again;
  t.same(await shown(), [before[0], href, ...before.slice(1)], 'second');
  await page.reload();
  t.equal(await page.locator('ol > li').nth(1).locator('p').first().textContent(), 'Boathouse, second light', 'in the manager as well');

  await button('Delete Boathouse, second light').click();
  await button('Delete').click();
  await saying('Item deleted');
  t.same(await shown(), before, 'gone');
  t.notMatch((await fetchPage(site, category)).html, /Boathouse/);
  t.equal((await fetchPage(site, href)).status, 404);
  t.notMatch(await (await fetch(`${site.origin}/sitemap.xml`)).text(), /boathouse/);

  await notice.getByRole('button', { name: 'Undo' }).click();
  await button('Edit Boathouse, second light').waitFor();
  t.same(await shown(), [before[0], href, ...before.slice(1)], 'back where it was');
  t.same(texts((await fetchPage(site, href)).root, 'h1'), ['Boathouse, second light']);

  await button('Delete Boathouse, second light').click();
  await button('Delete').click();
  await saying('Item deleted');
  await button('Bin').click();
  await button('Restore Boathouse, second light').click();
  await saying('Item restored');
  t.equal((await shown())[1], href, 'out of the bin too');

  await page.getByRole('button', { name: /^Photography/ }).click();
  await button('Edit Boathouse, second light').click();
  await page.getByLabel('Draft: staff only').check();
  await button('Update Item').click();
  await saying('Item updated');
  t.same(await shown(), before, 'a draft is for staff only');
  t.equal((await fetchPage(site, href)).status, 404);
  t.same(problems, []);
});
