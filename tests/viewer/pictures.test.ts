import { readFile, readdir } from 'node:fs/promises';
import type { HTMLElement } from 'node-html-parser';
import sharp from 'sharp';
import t from 'tap';
import { families } from '../../src/content/catalog.ts';
import { seedCollections } from '../../src/content/portfolio/seed.ts';
import type { PublicItem } from '../../src/shared/portfolio.ts';
import { openBrowser } from '../helpers/browser.ts';
import { allPaths, fetchPage, graphOf, plain, routeTable, type FetchedPage } from '../helpers/pages.ts';
import { photograph } from '../helpers/photograph.ts';
import { staffPassword, staffUser, startSite } from '../helpers/site.ts';
import { viewerPage } from '../helpers/viewer.ts';

const site = await startSite();
const browser = await openBrowser();
t.teardown(() => site.stop());
const pages: FetchedPage[] = [];
for (const path of [...(await allPaths(site)), '/tours/condo-living', '/tours/farmhouse-kitchen', '/tours/lakeside-living-room']) pages.push(await fetchPage(site, path));
const captions = JSON.parse(await readFile('src/content/captions.json', 'utf8')) as Record<string, { title: string; alt: string }>;
/** Name of the picture that a file is a size of, as its path has it: `/uploads/<name>-<hash>-<width>.<format>`. */
const nameOf = (src: string | undefined) => /^\/uploads\/([a-z0-9-]+)-[0-9a-f]{8}-\d+\.(?:jpg|webp|avif)$/.exec(src ?? '')?.[1];
const candidates = (image: HTMLElement) => (image.getAttribute('srcset') ?? '').split(', ').map((each) => each.split(' ')) as [string, string][];

t.test('every slot has a picture: each img is one of ours and answers 200 as an image, never enlarged', async (t) => {
  const drawings = new Set<string>();
  const files = new Map<string, { src: string; width: number; of: number; on: string }>();
  for (const { path, root } of pages) {
    for (const image of root.querySelectorAll('img')) {
      const drawn = /^\/marks\/[a-z-]+\.svg$/.exec(image.getAttribute('src') ?? '')?.[0];
      if (drawn) {
        drawings.add(drawn);
        continue;
      }
      const name = nameOf(image.getAttribute('src'));
      t.ok(name !== undefined && name in captions, `${path}: ${image.getAttribute('src')}`);
      const [largest = '', said = ''] = candidates(image).at(-1) ?? [];
      for (const src of [image.getAttribute('src') ?? '', largest]) files.set(src, { src, width: src === largest ? Number.parseInt(said) : 0, of: Number(image.getAttribute('width')), on: path });
    }
    for (const frame of root.querySelectorAll('picture')) t.equal(frame.querySelectorAll('img').length, 1, path);
  }
  t.ok(files.size > 100, `${files.size} files`);
  t.equal(drawings.size, 21, 'the marks of the clients');
  for (const src of drawings) t.match((await fetch(site.origin + src)).headers.get('content-type'), 'image/svg+xml', src);
  for (const { src, width, of, on } of files.values()) {
    const response = await fetch(site.origin + src);
    const bytes = Buffer.from(await response.arrayBuffer());
    t.equal(response.status, 200, `${src} on ${on}`);
    t.equal(response.headers.get('content-type'), 'image/jpeg', src);
    if (width) t.equal((await sharp(bytes).metadata()).width, width, `${src} is as wide as it says`);
    t.ok(width <= of, `${src} is no wider than its master`);
  }
});

t.test('no picture stands twice on a page, and no two share a text; one without a text stands in a link with words', async (t) => {
  for (const { path, root } of pages) {
    const names = new Set<string>();
    const texts = new Set<string>();
    for (const image of root.querySelectorAll('img')) {
      const name = nameOf(image.getAttribute('src')) ?? image.getAttribute('src') ?? '';
      t.notOk(names.has(name), `${path} shows ${name} once`);
      names.add(name);
      const alt = image.getAttribute('alt') ?? '';
      if (alt === '') t.ok(plain(image.closest('a') ?? image.closest('li') ?? image).length > 3, `${path}: ${name} adds nothing to the words of its link`);
      else t.notOk(texts.has(alt), `${path}: "${alt}" is said once`);
      texts.add(alt);
    }
  }
});

t.test('the lead pictures of home, services, portfolio and projects are all different, and lead their pages', async (t) => {
  const leading = (await routeTable()).filter(({ path }) => !path.includes(':') && /^\/($|services|portfolio|projects)(\/|$)/.test(path) && !path.startsWith('/service-areas'));
  t.ok(leading.length > 25, `${leading.length} pages`);
  const leads = new Map<string, string>();
  for (const { path, picture } of leading) {
    if (!t.ok(picture, path) || !picture) continue;
    t.equal(leads.get(picture), undefined, `${path}: ${picture} leads no other page`);
    leads.set(picture, path);
    const first = pages.find((page) => page.path === path)?.root.querySelectorAll('main img').slice(0, 3).map((image) => nameOf(image.getAttribute('src')));
    t.ok(first?.includes(picture), `${path} begins with ${picture}, not ${first?.join(', ')}`);
  }
});

t.test('R124, R279: each seed item shows the master it names, which has a caption', async (t) => {
  const masters = new Set((await Promise.all(['uploads/seed', 'src/content/masters'].map((folder) => readdir(folder)))).flat());
  for (const { collection, portfolio } of families) {
    const { items } = (await (await fetch(`${site.origin}/api/showcase/${portfolio}`)).json()) as { items: PublicItem[] };
    for (const item of items) {
      const seed = seedCollections[collection].find(({ id }) => id === item.id);
      const wanted = [seed?.type === 'image' ? seed.src : seed?.thumbnail, seed?.original].flatMap((src) => src?.slice('/uploads/'.length) ?? []);
      t.same([item.picture, item.original].flatMap((picture) => (picture ? `${nameOf(`${picture.base}-1.jpg`)}.jpg` : [])), wanted, `${item.id}: no stand-in`);
      for (const file of wanted) t.ok(masters.has(file) && (captions[file.slice(0, -4)]?.alt.length ?? 0) > 20, file);
      t.ok(item.picture.alt && item.title, item.id);
    }
  }
});

const term = 'http://cv.iptc.org/newscodes/digitalsourcetype/';
const imageOf = (root: HTMLElement) => graphOf(root).find((node) => node['@type'] === 'ImageObject');

t.test('an altered picture says so: label, pair and IPTC source type on its page; the label on the wall and in the viewer', async (t) => {
  for (const [path, label, original, altered] of [
    ['/portfolio/ai-services/lakeside-living-room-staged', 'Virtually staged', 'lakeside-living-room-empty', 'lakeside-living-room-day'],
    ['/portfolio/editing/bedroom-morning-staged', 'Virtually staged', 'farmhouse-bedroom-empty', 'farmhouse-bedroom-day'],
    ['/portfolio/editing/farmhouse-day-to-dusk', 'Virtual twilight', 'farmhouse-exterior-day-unedited', 'farmhouse-exterior-twilight'],
  ] as const) {
    const { root } = await fetchPage(site, path);
    const figure = root.querySelector('main figure')!;
    t.same(figure.querySelectorAll('img').map((image) => nameOf(image.getAttribute('src'))), [original, altered], path);
    t.ok(figure.querySelectorAll('img').every((image) => image.getAttribute('alt')), 'both are described');
    t.match(plain(figure), new RegExp(`Original.*${label}`));
    t.match(plain(root.querySelector('main dl')!), `Editing${label}`, 'among its facts');
    t.same(imageOf(root)?.['digitalSourceType'], { '@id': `${term}compositeSynthetic` }, path);
    const category = await fetchPage(site, path.split('/').slice(0, 3).join('/'));
    t.match(plain(category.root.querySelector(`main a[href="${path}"]`)!), label, 'on the wall');
    const { page, context, cards, dialog } = await viewerPage(browser, site.origin, category.path);
    await cards.and(page.locator(`[href="${path}"]`)).click();
    await dialog.getByRole('slider').waitFor();
    t.match(await dialog.textContent(), new RegExp(`Original.*${label}`), 'in the viewer');
    await context.close();
  }
  const { root } = await fetchPage(site, '/portfolio/editing/kitchen-exposure');
  t.same(imageOf(root)?.['digitalSourceType'], { '@id': `${term}digitalCreation` }, 'a rendering, corrected, is a rendering');
  const { base } = (await site.services.portfolio.listPublic('editingPortfolio'))[0]!.picture;
  const file = Buffer.from(await (await fetch(`${site.origin}${base}-640.jpg`)).arrayBuffer());
  t.match((await sharp(file).metadata()).xmp?.toString(), `${term}digitalCreation`, 'as its file says');
});

t.test('422 for a staged picture without its original, through the API; a photograph of the staff’s says what was done to it', async (t) => {
  const headers = { origin: site.origin, 'sec-fetch-site': 'same-origin' };
  const send = (path: string, body: object, cookie = '') => fetch(site.origin + path, { method: 'POST', headers: { ...headers, 'content-type': 'application/json', ...(cookie && { cookie }) }, body: JSON.stringify(body) });
  const signedIn = await send('/api/auth/login', { username: staffUser, password: staffPassword });
  t.equal(signedIn.status, 200);
  const cookie = signedIn.headers.getSetCookie().map((each) => each.split(';')[0]).join('; ');
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(await photograph(900, 600).jpeg().toBuffer())], { type: 'image/jpeg' }), 'room.jpg');
  const sent = await fetch(`${site.origin}/api/upload`, { method: 'POST', headers: { ...headers, cookie }, body: form });
  t.ok(sent.ok, `${sent.status}`);
  const { url } = (await sent.json()) as { url: string };
  const item = { title: 'The back room', description: 'A room.', type: 'image', src: url };
  const refused = await send('/api/portfolio/photography', { ...item, alteration: 'staged' }, cookie);
  t.equal(refused.status, 422);
  t.match(await refused.json(), { fields: { original: /original/ } });
  for (const [more, source] of [
    [{ alteration: 'staged', original: '/uploads/lakeside-living-room-empty.jpg' }, 'compositeSynthetic'],
    [{ alteration: 'object removed' }, 'compositeWithTrainedAlgorithmicMedia'],
    [{ alteration: 'generated' }, 'trainedAlgorithmicMedia'],
    [{ alteration: 'standard' }, 'humanEdits'],
    [{ alteration: 'none' }, 'digitalCapture'],
    [{}, undefined],
  ] as const) {
    const answer = await send('/api/portfolio/photography', { ...item, ...more }, cookie);
    t.equal(answer.status, 201);
    const { item: added } = (await answer.json()) as { item: { id: string; slug: string } };
    const { root } = await fetchPage(site, `/portfolio/photography/${added.slug}`);
    t.same(imageOf(root)?.['digitalSourceType'], source && { '@id': term + source }, JSON.stringify(more));
    await site.services.portfolio.remove('photographyPortfolio', added.id);
  }
  await site.services.media.idle();
  const file = Buffer.from(await (await fetch(site.origin + url)).arrayBuffer());
  t.match((await sharp(file).metadata()).xmp?.toString(), `${term}digitalCapture`, 'the file says it too');
});
