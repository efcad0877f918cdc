import type { HTMLElement } from 'node-html-parser';
import t from 'tap';
import { heroActions, heroKeys } from '../../src/content/hero-actions.ts';
import { allPaths, fetchPage, plain, texts } from '../helpers/pages.ts';
import { publicSite } from '../helpers/public-site.ts';

const site = await publicSite();
t.teardown(() => site.stop());
const { root } = await fetchPage(site, '/');
const section = (heading: string) => {
  const found = root.querySelectorAll('main section').find((each) => texts(each, 'h2')[0] === heading);
  if (!found) throw new Error(`No section ${heading}`);
  return found;
};
const links = (within: HTMLElement, text: RegExp) => within.querySelectorAll('a').filter((link) => text.test(plain(link)));
const hrefs = (within: HTMLElement, text: RegExp) => links(within, text).map((link) => link.getAttribute('href'));
const services = ['photography', 'video', 'drone', 'matterport', 'editing', 'website', 'brand', 'ai-services'];

t.test('R001, R002: the page says since when, for whom and what', async (t) => {
  const about = plain(section('About Us'));
  t.match(about, /Since 2007.*Toronto/);
  t.match(about, /agents and brokers .*property managers, developers and property owners/i);
  t.same(texts(section('Our Services'), 'h3'), [
    'Photography', 'Video Production', 'Drone', 'Matterport 3D Tours', 'Photo and Video Editing', 'Website Design and Development', 'Brand Apparel', 'AI Services',
  ]);
});

t.test('R020, R056, R064, D18: the hero’s title, then the named sections, what is ours, the questions and the footer', async (t) => {
  t.same(texts(root, 'main [data-hero] h1'), ['Captivating Imagery for Exceptional Property Marketing']);
  t.same(root.querySelectorAll('main section').map((each) => texts(each, 'h1, h2')[0]), [
    'Captivating Imagery for Exceptional Property Marketing', 'About Us', 'Our Services', 'Our Past Clients', 'Notable Projects', 'Latest insights', 'Same house, eleven hours apart.', 'Before you book',
  ]);
  t.equal(section('Same house, eleven hours apart.').querySelectorAll('img[alt]:not([alt=""])').length, 2, 'two pictures with their words');
});

t.test('R005, R057: four figures', async (t) => {
  t.same(texts(section('About Us'), 'li'), ['17+ years behind the camera', '5000+ properties shot', '700+ past clients', '48K+ YouTube subscribers']);
});

t.test('R058, R330: eight cards, each with a Learn more link to its service page', async (t) => {
  const cards = section('Our Services').querySelectorAll('li').filter((item) => item.querySelector('h3'));
  t.equal(cards.length, 8);
  t.same(cards.map((card) => hrefs(card, /^Learn more/)), services.map((slug) => [`/services/${slug}`]));
  for (const card of cards) t.ok(texts(card, 'p').join('').length > 40, `${plain(card.querySelector('h3')!)} is described`);
});

t.test('R059, R330, D17: twenty-one marks in a grid, each an SVG of ours with a name', async (t) => {
  t.match(plain(section('Our Past Clients')), 'Trusted by leading real estate professionals');
  const marks = section('Our Past Clients').querySelectorAll('ul > li > img');
  t.equal(marks.length, 21);
  t.equal(new Set(marks.map((mark) => mark.getAttribute('alt'))).size, 21);
  for (const mark of marks) {
    t.ok(mark.getAttribute('alt'), 'named');
    const response = await fetch(site.origin + mark.getAttribute('src'));
    t.match(response.headers.get('content-type'), 'image/svg+xml');
    t.match(await response.text(), /<svg/, `the file of ${mark.getAttribute('alt')}`);
  }
});

t.test('R029, R060: three project cards to /projects/{slug or id}', async (t) => {
  const cards = section('Notable Projects').querySelectorAll('li');
  t.same(cards.map((card) => card.querySelector('a')?.getAttribute('href')), ['/projects/chelster-hall', '/projects/2', '/projects/3']);
  for (const card of cards) t.ok(card.querySelector('a img[alt]') && card.querySelector('a h3'), 'picture and name');
  t.same(hrefs(section('Notable Projects'), /^All /), ['/projects']);
});

t.test('R061, R330: the first three posts with category, date, read time, excerpt and Read More; a link to all', async (t) => {
  const rows = section('Latest insights').querySelectorAll('li');
  t.same(rows.map((row) => plain(row.querySelector('h3')!)), texts((await fetchPage(site, '/blog')).root, 'main article h2').slice(0, 3));
  t.same(rows.map((row) => hrefs(row, /^Read More/)), [['/blog/essential-photography-equipment'], ['/blog/drone-photography-best-practices'], ['/blog/virtual-staging-trends']]);
  for (const [index, category] of ['Photography', 'Drone', 'Technology'].entries()) {
    t.match(plain(rows[index]!), new RegExp(`^${category} \\d+ \\w+ \\d{4} [5-8] min read`));
    t.match(rows[index]!.querySelector('time')?.getAttribute('datetime'), /^\d{4}-\d\d-\d\d$/);
    t.ok(texts(rows[index]!, 'h3 + p').join('').length > 40, 'an excerpt');
  }
  t.same(hrefs(section('Latest insights'), /^All posts$/), ['/blog']);
});

t.test('R062, R330, R343: eight questions with their answers in the HTML', async (t) => {
  const rows = section('Before you book').querySelectorAll('details');
  t.equal(rows.length, 8);
  for (const row of rows) t.ok(texts(row, 'summary h3')[0]?.endsWith('?') && texts(row, 'p').join('').length > 40);
  t.equal(new Set(rows.map((row) => row.getAttribute('name'))).size, 1, 'one group');
  t.match(plain(rows[0]!), /2-3 hours/, 'the figure of the home page (D59)');
});

t.test('R047, D15: the pair of every key leads to pages that answer 200', async (t) => {
  t.equal(heroKeys.length, 19);
  const seen = new Set([...heroKeys, 'unknown'].flatMap((key) => [heroActions(key).primary.href, heroActions(key).secondary.href]));
  for (const href of seen) {
    const response = await fetch(site.origin + href, { redirect: 'manual' });
    await response.arrayBuffer();
    t.equal(response.status, 200, href);
  }
});

t.test('R045, R050, D16: every hero has a title, words and a picture of its page; buttons and the cue only at home', async (t) => {
  const home = root.querySelector('[data-hero]')!;
  t.same(links(home, /./).map((link) => [plain(link), link.getAttribute('href')]), [['Book a shoot', '/contact?service=photography'], ['View portfolio', '/portfolio'], ['Scroll', '#about']]);
  const overview = (await fetchPage(site, '/services')).root.querySelector('[data-hero]')!;
  t.same(texts(overview, 'h1 ~ p'), ['Four ways to record a house and four things to do with the recording.', 'For agents, brokers, property managers, developers and property owners in Toronto and the GTA.'], 'subtitle and description');
  let heroes = 0;
  for (const path of (await allPaths(site)).filter((each) => each !== '/')) {
    for (const hero of (await fetchPage(site, path)).root.querySelectorAll('main [data-hero]')) {
      heroes += 1;
      t.ok(texts(hero, 'h1').length === 1 && texts(hero, 'p').length > 0 && hero.querySelector('img'), path);
      t.same(hero.querySelectorAll('a, button').filter((action) => !action.closest('nav')), [], `${path}: no call to action in its hero`);
    }
  }
  t.ok(heroes > 40);
});
