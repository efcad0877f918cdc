import type { HTMLElement } from 'node-html-parser';
import t from 'tap';
import { fetchPage, plain, texts } from '../helpers/pages.ts';
import { publicSite } from '../helpers/public-site.ts';

const site = await publicSite();
t.teardown(() => site.stop());
const overview = (await fetchPage(site, '/services')).root;
const all = (await fetchPage(site, '/services/all')).root;
const eight = ['photography', 'video', 'drone', 'matterport', 'editing', 'website', 'brand', 'ai-services'].map((slug) => `/services/${slug}`);
const cards = (root: HTMLElement) => root.querySelectorAll('section[aria-labelledby="services-heading"] li').filter((item) => item.querySelector('h3'));
const lastLinks = (root: HTMLElement) => root.querySelectorAll('main section').at(-1)!.querySelectorAll('a').map((link) => [plain(link), link.getAttribute('href')]);

t.test('R021, R068, R070, R330: both overviews show eight cards, each leading to its service page', async (t) => {
  for (const root of [overview, all]) {
    t.same(cards(root).map((card) => card.querySelectorAll('a').map((link) => link.getAttribute('href'))), eight.map((href) => [href]));
    for (const card of cards(root)) t.ok((texts(card, 'p')[0]?.length ?? 0) > 40, plain(card.querySelector('h3')!));
  }
  t.same(texts(overview, 'main h1'), ['Services']);
  t.same(texts(all, 'main [data-hero] h1'), ['All Services']);
  t.notSame(texts(overview, 'main h2'), texts(all, 'main h2'), 'R021: two distinct screens');
});

t.test('R069, R074: Contact Us on the one, Start a Project on the other', async (t) => {
  t.same(lastLinks(overview), [['Contact Us', '/contact']]);
  t.same(lastLinks(all), [['Start a Project', '/contact?service=multiple']]);
});

t.test('R071, R072: four industries, each with chips, all four claims among them', async (t) => {
  const section = all.querySelector('section[aria-labelledby="industries"]')!;
  t.same(texts(section, 'h2'), ['Industries We Serve']);
  const tiles = section.querySelectorAll('li').filter((item) => item.querySelector('h3'));
  t.same(tiles.map((tile) => plain(tile.querySelector('h3')!)), ['Residential', 'Commercial', 'Real Estate Teams', 'Property Developers']);
  for (const tile of tiles) t.ok(tile.querySelector('img') && tile.querySelectorAll('ul > li').length >= 2, 'picture and chips');
  const chips = tiles.flatMap((tile) => texts(tile, 'ul > li'));
  for (const claim of ['95% faster sales', '30% higher offers', '50+ homes monthly', '200+ agents']) t.ok(chips.includes(claim), claim);
});

t.test('R073: a testimonial', async (t) => {
  t.ok((texts(all, 'main figure blockquote')[0]?.length ?? 0) > 60);
  t.ok(texts(all, 'main figure figcaption > span').every((text) => text.length > 10));
});
