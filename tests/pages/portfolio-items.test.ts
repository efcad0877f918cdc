import { parse } from 'node-html-parser';
import t from 'tap';
import { fetchPage, graphOf, plain, texts } from '../helpers/pages.ts';
import { startSite } from '../helpers/site.ts';

const site = await startSite();
t.teardown(() => site.stop());
const { portfolio } = site.services;
const wall = async (path = '/portfolio/drone') => (await fetchPage(site, path)).root.querySelectorAll('main [role="listitem"] > a').map((link) => link.getAttribute('href'));
const sitemap = async () => (await fetch(`${site.origin}/sitemap.xml`)).text();

t.test('each item has a page: its title, words, picture, licence, neighbours, all in the HTML', async (t) => {
  const items = await portfolio.listPublic('photographyPortfolio');
  for (const [index, item] of items.entries()) {
    const { status, root } = await fetchPage(site, item.href);
    t.equal(status, 200, item.href);
    t.same(texts(root, 'main h1'), [item.title]);
    t.match(plain(root.querySelector('head title')!), item.title);
    t.match(plain(root.querySelector('main')!), item.description);
    t.match(plain(root.querySelector('main')!), `${index + 1} of ${items.length}`, 'R139');
    t.equal(root.querySelector('main figure img')?.getAttribute('alt'), item.picture.alt);
    t.same(texts(root, 'nav[aria-label="Breadcrumb"] li'), ['Home', 'Portfolio', 'Photography', item.title]);
    const neighbour = (rel: string) => root.querySelector(`main a[rel="${rel}"]`)?.getAttribute('href');
    t.equal(neighbour('prev'), items[index - 1]?.href, 'previous');
    t.equal(neighbour('next'), items[index + 1]?.href, 'next');
    t.match(graphOf(root).find((node) => node['@type'] === 'ImageObject'), {
      name: item.title,
      url: site.origin + item.href,
      license: `${site.origin}/licensing-terms`,
      acquireLicensePage: `${site.origin}/contact`,
      creditText: 'Harbourline Media',
      copyrightNotice: '© Harbourline Media Inc.',
      creator: { '@id': `${site.origin}/#organization` },
    });
  }
});

t.test('a film is a VideoObject; the still leads to it without script and no frame is in the HTML', async (t) => {
  const { root } = await fetchPage(site, '/portfolio/video/suite-3104-film');
  t.match(graphOf(root).find((node) => node['@type'] === 'VideoObject'), { name: 'Suite 3104', duration: 'PT1M24S', embedUrl: 'https://www.youtube-nocookie.com/embed/HbrlnHarbr1', thumbnailUrl: /^http.+\/uploads\/.+\.jpg$/ });
  t.equal(root.querySelectorAll('iframe, video, script[src^="http"], img[src^="http"]').length, 0);
  t.equal(root.querySelector('main figure a')?.getAttribute('href'), 'https://www.youtube.com/watch?v=HbrlnHarbr1');
  const tour = await fetchPage(site, '/portfolio/matterport/chelster-hall-tour');
  t.equal(tour.root.querySelectorAll('iframe').length, 0);
  t.equal(tour.root.querySelector('main figure a')?.getAttribute('href'), 'https://my.matterport.com/show/?m=HblChelst01');
});

t.test('an altered picture stands with its original and says what was done', async (t) => {
  const { root } = await fetchPage(site, '/portfolio/ai-services/lakeside-living-room-staged');
  const sources = root.querySelectorAll('main figure img').map((image) => image.getAttribute('src'));
  t.match(sources.join(' '), /lakeside-living-room-empty.*lakeside-living-room-day/);
  t.match(plain(root.querySelector('main figure')!), /Original.*Virtually staged/);
});

t.test('an item that is not there answers 404, in our words', async (t) => {
  for (const path of ['/portfolio/photography/no-such-picture', '/portfolio/no-such-room/first-snow', '/portfolio/video/first-snow']) {
    const { status, root } = await fetchPage(site, path);
    t.equal(status, 404, path);
    t.match(root.querySelector('meta[name="robots"]')?.getAttribute('content'), /noindex/);
    t.ok(root.querySelector('main a[href="/portfolio"]'), 'a way on');
  }
});

t.test('D37, I9: what staff change is in the next HTML of category, item, service page and sitemap', async (t) => {
  const before = await wall();
  const content = { title: 'The pier at noon', description: 'Straight down at the pier, with the tide table beside it.', type: 'image', src: '/uploads/lakeside-topdown.jpg' } as const;
  const added = await portfolio.add('dronePortfolio', content);
  const href = `/portfolio/drone/${added.slug}`;
  t.same(await wall(), [...before, href], 'added: at the end');
  t.match(texts((await fetchPage(site, href)).root, 'main h1'), ['The pier at noon']);
  t.match(await sitemap(), `${site.origin}${href}<`);
  t.equal(plain((await fetchPage(site, before.at(-1)!)).root.querySelector('main a[rel="next"]')!).includes('The pier at noon'), true, 'its neighbour knows it');

  await portfolio.move('dronePortfolio', added.id, { before: 'drone-1' });
  t.same(await wall(), [href, ...before], 'moved: order is by position');
  const { root: service } = await fetchPage(site, '/services/drone');
  t.equal(plain(service.querySelectorAll(`main a[href^="/portfolio/drone/"]`)[0]!).startsWith('The pier at noon'), true, 'featured work has the same order');

  await portfolio.update('dronePortfolio', { ...content, id: added.id, title: 'The pier at one', description: 'An hour later.' });
  const changed = await fetchPage(site, href);
  t.same(texts(changed.root, 'main h1'), ['The pier at one'], 'changed');
  t.match(changed.root.querySelector('title')?.textContent, 'The pier at one');

  await portfolio.update('dronePortfolio', { ...content, id: added.id, draft: true });
  t.same(await wall(), before, 'a draft is absent');
  t.equal((await fetchPage(site, href)).status, 404);
  t.notMatch(await sitemap(), href);
  t.notMatch((await fetchPage(site, '/services/drone')).html, href);

  await portfolio.update('dronePortfolio', { ...content, id: added.id });
  t.same(await wall(), [href, ...before]);
  await portfolio.remove('dronePortfolio', added.id);
  t.same(await wall(), before, 'deleted: gone');
  t.equal((await fetchPage(site, href)).status, 404);
  await portfolio.restore('dronePortfolio', added.id);
  t.same(await wall(), [href, ...before], 'taken back: in its place');
  await portfolio.remove('dronePortfolio', added.id);
});

t.test('D37: the cache answers the same bytes until a change, and the new ones right after it', async (t) => {
  const path = '/portfolio/video';
  // The first answer streams into the cache; those after it carry the tag.
  let first: string | null = null;
  while (!first) first = (await fetchPage(site, path)).headers.get('etag');
  t.equal((await fetchPage(site, path)).headers.get('etag'), first);
  t.equal((await fetch(site.origin + path, { headers: { 'if-none-match': first } })).status, 304);
  await portfolio.move('videoPortfolio', 'video-8', { before: 'video-1' });
  const answer = await fetch(site.origin + path, { headers: { 'if-none-match': first } });
  t.equal(answer.status, 200);
  t.equal(parse(await answer.text()).querySelector('main [role="listitem"] > a')?.getAttribute('href'), '/portfolio/video/a-day-at-the-studio-film');
});

t.test('D24: pasted markup is one iframe of an allowed host, or it is refused; none of it reaches the page', async (t) => {
  const tour = { title: 'The boat house', description: 'Two rooms and a slip.', type: 'embed', thumbnail: '/uploads/condo-living-360.jpg' } as const;
  for (const src of ['<script>alert(1)</script>', '<iframe src="https://evil.example/x"></iframe>', '<iframe src="http://my.matterport.com/show/?m=a"></iframe>', '<iframe src="https://my.matterport.com/show/?m=HblBoat0001" onload="x()"></iframe>']) {
    await t.rejects(portfolio.add('matterportPortfolio', { ...tour, src }), src);
  }
  const added = await portfolio.add('matterportPortfolio', { ...tour, src: '<iframe src="https://my.matterport.com/show/?m=HblBoat0001" class="zz9" title="theirs"></iframe>' });
  const { html } = await fetchPage(site, `/portfolio/matterport/${added.slug}`);
  t.match(html, 'href="https://my.matterport.com/show/?m=HblBoat0001"');
  t.notMatch(html, /<iframe|zz9|theirs/);
  await portfolio.remove('matterportPortfolio', added.id);
});
