import t from 'tap';
import { fetchPage, graphOf, plain, texts } from '../helpers/pages.ts';
import { publicSite } from '../helpers/public-site.ts';

const site = await publicSite();
t.teardown(() => site.stop());
const refs = ['chelster-hall', '2', '3', '4', '5', '6', '7', '8'];
const months = /^(January|February|March|April|May|June|July|August|September|October|November|December) \d{4}$/;
const hall = (await fetchPage(site, '/projects/chelster-hall')).root;

t.test('R028, R029, R125, R226, D13: the grid has eight cards, each leading to its slug, else to its id', async (t) => {
  const { status, root } = await fetchPage(site, '/projects');
  t.equal(status, 200);
  t.same(texts(root, 'main h1'), ['Notable Projects']);
  const cards = root.querySelectorAll('main a').filter((link) => link.querySelector('h2'));
  t.equal(cards.length, 8);
  t.same(cards.map((card) => card.getAttribute('href')).toSorted(), refs.map((ref) => `/projects/${ref}`).toSorted());
  t.equal(new Set(cards.map((card) => card.querySelector('img')?.getAttribute('src'))).size, 8, 'eight thumbnails');
  for (const card of cards) t.match(plain(card.querySelector('p')!), /\w+.*\. \w+/, 'place and specs');
});

t.test('R126, R127: /projects is its own canonical address and leads to contact', async (t) => {
  const { root } = await fetchPage(site, '/projects');
  t.equal(root.querySelector('link[rel="canonical"]')?.getAttribute('href'), `${site.origin}/projects`);
  t.ok(root.querySelector('main a[href="/contact"]'));
});

t.test('R028, R029, R227, D13: each of the eight has a page of its own, whole; others are not found', async (t) => {
  const seen = new Set<string>();
  for (const ref of refs) {
    const { status, root } = await fetchPage(site, `/projects/${ref}`);
    t.equal(status, 200, ref);
    const title = plain(root.querySelector('main h1')!);
    const dialogues = texts(root, 'main p').filter((text) => text.length > 120);
    t.ok(dialogues.length >= 2, `${ref}: description, challenge and result`);
    for (const text of [title, ...dialogues]) {
      t.notOk(seen.has(text), `${ref}: "${text.slice(0, 40)}" is its own`);
      seen.add(text);
    }
    t.same(texts(root, 'main dt').slice(0, 4), ['Location', 'Completed', 'Property size', 'Layout']);
    const [location, completed, size, layout] = texts(root, 'main dd');
    t.match(location, /\w, \w/, ref);
    t.match(completed, months, ref);
    t.ok(size && layout, ref);
    t.ok(root.querySelectorAll('main header + figure + div ul > li').length >= 2, `${ref}: services`);
    t.same(texts(root, 'main h2').slice(1, 3), ['Challenge', 'Result']);
  }
  for (const ref of ['9', '0', '1x', 'no-such-project']) t.equal((await fetchPage(site, `/projects/${ref}`)).status, 404, ref);
});

t.test('R128, R134: Chelster Hall has a breadcrumb, and links back to the grid and to contact', async (t) => {
  t.same(texts(hall, 'nav[aria-label="Breadcrumb"] li'), ['Home', 'Projects', 'Chelster Hall']);
  t.equal(hall.querySelectorAll('nav[aria-label="Breadcrumb"] a')[1]?.getAttribute('href'), '/projects');
  const back = hall.querySelectorAll('main a').find((link) => plain(link).startsWith('Back to'));
  t.equal(back?.getAttribute('href'), '/projects');
  t.ok(hall.querySelector('main a[href="/contact"]'));
});

t.test('R129, R130, R131: its four facts, its services as badges, Challenge and Result', async (t) => {
  t.same(texts(hall, 'main dt'), ['Location', 'Completed', 'Property size', 'Layout']);
  t.same(texts(hall, 'main dd'), ['Oakville, Ontario', 'May 2025', '7,200 sq ft', '5 bedrooms, 6 baths']);
  const badges = hall.querySelectorAll('main ul').find((list) => plain(list.querySelector('li')!) === 'Photography');
  t.same(badges && texts(badges, 'li'), ['Photography', 'Twilight', 'Property film', 'Drone', 'Matterport 3D tour']);
  for (const heading of ['Challenge', 'Result']) {
    const text = hall.querySelectorAll('main h2').find((each) => plain(each) === heading)?.nextElementSibling;
    t.equal(text?.tagName, 'P', heading);
    t.ok(text && plain(text).length > 100, `${heading} is told`);
  }
});

t.test('R132, R133: a gallery of six pictures, each a link without script, and the film that waits for a press', async (t) => {
  const gallery = hall.querySelectorAll('main [role="listitem"] > a');
  t.equal(gallery.length, 6);
  for (const link of gallery) {
    const response = await fetch(new URL(link.getAttribute('href') ?? '', site.origin));
    t.match(response.headers.get('content-type'), /^image\/jpeg/, 'the picture itself');
    await response.body?.cancel();
  }
  t.ok(texts(hall, 'main h2').includes('The film'));
  t.equal(hall.querySelector('main a[role="button"]')?.getAttribute('href'), 'https://www.youtube.com/watch?v=HbrlnChels1');
  t.equal(hall.querySelectorAll('iframe').length, 0);
});

t.test('the grid is a CollectionPage of eight; a project is a picture with its licence, and its film', async (t) => {
  const collection = graphOf((await fetchPage(site, '/projects')).root).find((node) => node['@type'] === 'CollectionPage') as { mainEntity: { numberOfItems: number; itemListElement: { url: string }[] } };
  t.equal(collection.mainEntity.numberOfItems, 8);
  t.same(collection.mainEntity.itemListElement.map(({ url }) => url).toSorted(), refs.map((ref) => `${site.origin}/projects/${ref}`).toSorted());
  const graph = graphOf(hall);
  t.match(graph.find((node) => node['@type'] === 'ImageObject'), {
    license: `${site.origin}/licensing-terms`,
    acquireLicensePage: `${site.origin}/contact`,
    creditText: 'Harbourline Media',
    copyrightNotice: '© Harbourline Media Inc.',
    creator: { '@id': `${site.origin}/#organization` },
  });
  t.match(graph.find((node) => node['@type'] === 'VideoObject'), { duration: 'PT1M48S', embedUrl: 'https://www.youtube-nocookie.com/embed/HbrlnChels1' });
});
