import type { HTMLElement } from 'node-html-parser';
import t from 'tap';
import { fetchPage, graphOf, plain, texts } from '../helpers/pages.ts';
import { furtherServices, serviceExpectations } from '../helpers/service-expectations.ts';
import { publicSite } from '../helpers/public-site.ts';

const site = await publicSite();
t.teardown(() => site.stop());
const slugs = [...serviceExpectations.map(({ slug }) => slug), ...furtherServices];
const pages = new Map<string, HTMLElement>();
for (const slug of slugs) pages.set(slug, (await fetchPage(site, `/services/${slug}`)).root);
const part = (slug: string, id: string) => pages.get(slug)!.querySelector(`main section[aria-labelledby="${id}"]`)!;
const linksOf = (element: HTMLElement) => element.querySelectorAll('a').map((link) => [plain(link), link.getAttribute('href')]);
const packageRows = (slug: string) => part(slug, 'packages').querySelectorAll('li').filter((row) => row.querySelector('h3'));

t.test('R022, R023, R075: each page has its hero: name, words, picture', async (t) => {
  for (const slug of slugs) {
    const hero = pages.get(slug)!.querySelector('main [data-hero]')!;
    t.ok(texts(hero, 'h1')[0] && texts(hero, 'h1 ~ p')[0] && hero.querySelector('img[alt]:not([alt=""])'), slug);
  }
  t.equal(new Set(slugs.map((slug) => pages.get(slug)!.querySelector('[data-hero] img')?.getAttribute('src'))).size, 10, 'ten pictures');
});

t.test('R076–R080, R094, R101, R106, R111, R330: the packages by name, each with bullets', async (t) => {
  for (const { slug, packages } of serviceExpectations) t.same(packageRows(slug).map((row) => plain(row.querySelector('h3')!)), packages, slug);
  for (const slug of furtherServices) t.equal(packageRows(slug).length, 6, slug);
  for (const slug of slugs) {
    for (const row of packageRows(slug)) t.ok(row.querySelectorAll('p + ul > li').length >= 3, `${slug}: ${plain(row.querySelector('h3')!)} has bullets`);
  }
});

t.test('R081: some packages are popular in the data; none looks or reads otherwise than its neighbours', async (t) => {
  const { photography } = await import('../../src/content/services/photography.ts');
  t.ok(photography.packages.items.some((item) => item.popular) && photography.packages.items.some((item) => !item.popular));
  const shapeOf = (row: HTMLElement) => [row, ...row.querySelectorAll('*')].filter((element) => element.tagName !== 'LI' || element === row).filter((element) => element.tagName !== 'SPAN' || element.closest('a')).map((element) => `${element.tagName}.${element.getAttribute('class')}`);
  for (const slug of slugs) {
    const shapes = packageRows(slug).map(shapeOf);
    for (const shape of shapes) t.same(shape, shapes[0], `${slug}: one shape for all`);
    t.notMatch(plain(part(slug, 'packages')), /popular|best seller|recommended/i, slug);
  }
});

t.test('R082, R083, R095, R102, R107, R112, R330, D20: Featured Work, each a picture that leads on; View Full Portfolio', async (t) => {
  for (const slug of slugs) {
    const featured = part(slug, 'featured');
    t.same(texts(featured, 'h2'), ['Featured Work'], slug);
    const cards = featured.querySelectorAll('ul > li > a[href^="/portfolio/"]');
    t.equal(cards.length, slug === 'editing' ? 6 : 5, `${slug}: items`);
    t.equal(new Set(cards.map((card) => card.getAttribute('href'))).size, cards.length, `${slug}: all different`);
    for (const card of cards) t.ok(card.querySelector('img[alt]:not([alt=""])') && plain(card), slug);
  }
  for (const { slug, portfolio } of serviceExpectations) {
    t.same(linksOf(part(slug, 'featured').querySelector('header')!), [['View Full Portfolio', `/portfolio/${portfolio}`]]);
  }
});

t.test('R091: the video page shows a play icon over each of its pictures, and photographs have none', async (t) => {
  const playing = (slug: string) => part(slug, 'featured').querySelectorAll('ul > li > a').filter((card) => card.querySelector('img') && card.querySelector('svg circle + path')).length;
  t.equal(playing('video'), 5);
  t.equal(playing('photography'), 0);
});

t.test('R084, R096, R103, R108, R113, R331: the steps in order, five, of editing four with their durations', async (t) => {
  for (const slug of slugs) {
    const steps = part(slug, 'process').querySelectorAll('ol > li');
    t.equal(steps.length, slug === 'editing' ? 4 : 5, slug);
    for (const step of steps) t.ok(texts(step, 'h3')[0] && texts(step, 'p')[0], slug);
  }
  t.same(texts(part('editing', 'process'), 'h2'), ['How It Works']);
  t.same(part('editing', 'process').querySelectorAll('ol > li').map((step) => [...texts(step, 'h3'), texts(step, 'p').at(-1)]), [
    ['Upload & Review', '30 minutes'], ['Professional Editing', '2-24 hours'], ['Quality Check', '1 hour'], ['Delivery', 'Instant'],
  ]);
});

t.test('R085, R086, R097, R103, R108, R113, R331: the questions with their answers, and the way to ask', async (t) => {
  for (const slug of slugs) {
    const questions = part(slug, 'questions');
    const rows = questions.querySelectorAll('details');
    t.equal(rows.length, slug === 'editing' ? 5 : 6, slug);
    for (const row of rows) t.ok(texts(row, 'summary')[0]?.endsWith('?') && (texts(row, 'p')[0]?.length ?? 0) > 30, slug);
    t.match(plain(questions), 'Still have questions?', slug);
    t.same(linksOf(questions), [['Contact Us for More Information', '/contact']], slug);
  }
});

t.test('R087, R098, R103, R108, R113: a testimonial of its own: quotation, author, role and service', async (t) => {
  const quotes = new Set<string>();
  for (const slug of slugs) {
    const figures = pages.get(slug)!.querySelectorAll('main figure').filter((figure) => figure.querySelector('blockquote'));
    t.equal(figures.length, 1, slug);
    quotes.add(plain(figures[0]!.querySelector('blockquote')!));
    const [source = '', service = ''] = texts(figures[0]!, 'figcaption > span');
    t.match(source, /^\S+ \S+.*, .{4}/, `${slug}: author and role`);
    t.ok(service.length > 4, `${slug}: service`);
  }
  t.equal(quotes.size, 10);
});

t.test('R088, R092, R099, R104, R109, R114, D23: three related services', async (t) => {
  for (const { slug, related } of serviceExpectations) {
    const cards = part(slug, 'related').querySelectorAll('li');
    t.same(cards.map((card) => card.querySelector('h3 a')?.getAttribute('href')), related.map((each) => `/services/${each}`), slug);
    for (const card of cards) t.ok(card.querySelector('img') && texts(card, 'p')[0], `${slug}: picture and words`);
  }
  for (const slug of furtherServices) t.equal(part(slug, 'related').querySelectorAll('li h3 a[href^="/services/"]').length, 3, slug);
});

t.test('R008, R089, R090, R100, R105, R110, R115, D04, D21: closing calls to action, each with its service chosen on arrival', async (t) => {
  for (const { slug, actions } of serviceExpectations) {
    const closing = pages.get(slug)!.querySelectorAll('main section').at(-1)!;
    t.same(linksOf(closing), actions, slug);
    for (const [, href] of actions.filter(([, each]) => each.startsWith('/contact'))) {
      const { root } = await fetchPage(site, href);
      t.equal(root.querySelector('select[name="service"] option[selected]')?.getAttribute('value'), href.split('=')[1], href);
    }
    for (const row of packageRows(slug)) t.same(row.querySelectorAll('a').map((link) => link.getAttribute('href')), [actions[0]![1]], `${slug}: packages are booked the same way`);
  }
});

t.test('R013, R024, R025, R093, D10, D11, D22: Service and BreadcrumbList of every service page', async (t) => {
  for (const slug of slugs) {
    const graph = graphOf(pages.get(slug)!);
    t.equal(graph.filter((node) => node['@type'] === 'Service' && node['url'] === `${site.origin}/services/${slug}`).length, 1, slug);
    const trail = graph.find((node) => node['@type'] === 'BreadcrumbList')?.['itemListElement'] as { item: string }[];
    t.same(trail.map(({ item }) => item), ['/', '/services', `/services/${slug}`].map((path) => site.origin + path), slug);
  }
  t.equal(pages.get('editing')!.querySelector('link[rel="canonical"]')?.getAttribute('href'), `${site.origin}/services/editing`);
});
