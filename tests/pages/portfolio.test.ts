import t from 'tap';
import { publicItems, fetchPage, graphOf, plain, texts } from '../helpers/pages.ts';
import { publicSite } from '../helpers/public-site.ts';

const site = await publicSite();
t.teardown(() => site.stop());

/** Portfolio slug, service slug, collection, the name of its card, and the h1 of its page. */
const categories = [
  ['photography', 'photography', 'photographyPortfolio', 'Photography'],
  ['video', 'video', 'videoPortfolio', 'Video Production'],
  ['drone', 'drone', 'dronePortfolio', 'Drone Imagery'],
  ['matterport', 'matterport', 'matterportPortfolio', 'Matterport 3D'],
  ['editing', 'editing', 'editingPortfolio', 'Editing'],
  ['website-design', 'website', 'webDesignPortfolio', 'Website Design'],
  ['brand-apparel', 'brand', 'brandApparelPortfolio', 'Brand Apparel'],
  ['ai-services', 'ai-services', 'aiServicesPortfolio', 'AI Services'],
] as const;
const hrefs = (selection: { getAttribute(name: string): string | undefined }[]) => selection.map((link) => link.getAttribute('href'));

t.test('R026, R116: the hub has eight cards, each a link with a picture and a name', async (t) => {
  const { status, root } = await fetchPage(site, '/portfolio');
  t.equal(status, 200);
  t.same(texts(root, 'main h1'), ['Portfolio']);
  const cards = root.querySelectorAll('main a').filter((link) => link.querySelector('h2'));
  t.equal(cards.length, 8);
  for (const [slug, , , name] of categories) {
    const card = cards.find((link) => link.getAttribute('href') === `/portfolio/${slug}`);
    if (!t.ok(card, slug) || !card) continue;
    t.same(texts(card, 'h2'), [name]);
    t.equal(card.querySelectorAll('img').length, 1, `${slug} shows one picture`);
  }
});

t.test('R117: four flagship projects with title, description, picture and services; none of them can be pressed', async (t) => {
  const { root } = await fetchPage(site, '/portfolio');
  const section = root.querySelectorAll('main section').find((each) => each.querySelector('h2')?.textContent === 'Flagship projects');
  const rows = section?.querySelectorAll(':scope > ul > li') ?? [];
  t.same(rows.map((row) => plain(row.querySelector('h3')!)), ['Chelster Hall', 'Suite 3104', 'Northlight Realty', 'Mill Street Farmhouse']);
  for (const row of rows) {
    t.ok(texts(row, 'p').join('').length > 20, 'a description');
    t.match(row.querySelector('img')?.getAttribute('src'), /^\/uploads\//);
    t.ok(row.querySelectorAll('ul > li').length >= 2, 'its services');
    t.same(row.querySelectorAll('a, button, [role="button"], [tabindex], summary').length, 0, 'nothing to press');
    t.equal(row.closest('a'), null);
  }
});

t.test('R118, R121: the hub leads to contact; each category to contact and to its own service', async (t) => {
  t.ok(hrefs((await fetchPage(site, '/portfolio')).root.querySelectorAll('main a')).includes('/contact'));
  for (const [slug, service] of categories) {
    const links = hrefs((await fetchPage(site, `/portfolio/${slug}`)).root.querySelectorAll('main a'));
    t.ok(links.some((href) => href?.startsWith('/contact?service=')), `${slug} leads to contact`);
    t.ok(links.includes(`/services/${service}`), `${slug} leads to ${service}`);
  }
});

t.test('R027, R119, R120, D12: each category has its hero and shows the items of its collection, in the order of the store', async (t) => {
  for (const [slug, , , name] of categories) {
    const { status, root } = await fetchPage(site, `/portfolio/${slug}`);
    const items = await publicItems(site, slug);
    t.equal(status, 200, slug);
    t.same(texts(root, 'main [data-hero] h1'), [name], `R119: ${slug}`);
    t.equal(root.querySelectorAll('main [data-hero] img').length, 1, `${slug}: a picture in the hero`);
    const wall = root.querySelectorAll('main [role="list"] [role="listitem"] > a');
    t.same(hrefs(wall), items.map((item) => item.href), `R120: ${slug}`);
    t.ok(items.every((item) => item.href.startsWith(`/portfolio/${slug}/`)));
    for (const [index, item] of items.entries()) {
      t.match(plain(wall[index]!), item.title, 'its title is read');
      t.equal(wall[index]?.querySelector('img')?.getAttribute('alt'), item.picture.alt, `${item.title} has its alternative text`);
    }
  }
});

t.test('D12: one table; addresses of the other slugs move on for good', async (t) => {
  for (const [from, to] of [
    ['/portfolio/website', '/portfolio/website-design'],
    ['/portfolio/brand', '/portfolio/brand-apparel'],
    ['/services/website-design', '/services/website'],
    ['/services/brand-apparel', '/services/brand'],
  ] as const) {
    const { status, headers } = await fetchPage(site, from);
    t.same([status, headers.get('location')], [308, to]);
  }
  for (const [slug, service, collection, name] of categories) {
    const { root } = await fetchPage(site, `/portfolio/${slug}`);
    t.same(texts(root, 'nav[aria-label="Breadcrumb"] li'), ['Home', 'Portfolio', name]);
    t.ok(hrefs(root.querySelectorAll('header nav a')).includes(`/services/${service}`), 'the menu');
    const { items } = (await (await fetch(`${site.origin}/api/showcase/${slug}`)).json()) as { items: { collection: string }[] };
    t.ok(items.length > 0 && items.every((item) => item.collection === collection), 'the API');
  }
});

t.test('R122, R123: AI services has four chips that do nothing, its own heading, and a way to contact', async (t) => {
  const { root } = await fetchPage(site, '/portfolio/ai-services');
  const chips = ['AI Automation', 'Machine Learning', 'Efficiency', 'Innovation'];
  const list = root.querySelectorAll('main ul').find((each) => plain(each.querySelector('li')!) === chips[0]);
  t.same(list && texts(list, 'li'), chips);
  t.equal(list?.querySelectorAll('a, button').length, 0, 'decorative');
  t.same(texts(root, 'main h2')[0], 'AI Solutions Showcase');
  t.ok(root.querySelectorAll('main a[href^="/contact"]').length > 0);
});

t.test('R124: photographs are files under /uploads/', async (t) => {
  const { root } = await fetchPage(site, '/portfolio/photography');
  const sources = root.querySelectorAll('main [role="listitem"] img').map((image) => image.getAttribute('src') ?? '');
  t.ok(sources.length >= 14);
  for (const source of sources) {
    t.match(source, /^\/uploads\/[\w-]+\.jpg$/);
    const response = await fetch(site.origin + source);
    t.same([response.status, response.headers.get('content-type')], [200, 'image/jpeg'], source);
    await response.body?.cancel();
  }
});

t.test('D20: View Full Portfolio leads to the matching category', async (t) => {
  for (const [slug, service] of [...categories, ['ai-services', 'automation'], ['matterport', 'floorplans']] as const) {
    const { root } = await fetchPage(site, `/services/${service}`);
    const button = root.querySelectorAll('main a').filter((link) => plain(link) === 'View Full Portfolio');
    t.same(hrefs(button), [`/portfolio/${slug}`], service);
  }
});

t.test('a category tells programs what hangs in it: CollectionPage, ItemList, pictures with their licence', async (t) => {
  for (const [slug] of categories) {
    const items = await publicItems(site, slug);
    const page = graphOf((await fetchPage(site, `/portfolio/${slug}`)).root).find((node) => node['@type'] === 'CollectionPage');
    const list = page?.['mainEntity'] as { numberOfItems: number; itemListElement: { position: number; url: string; item: Record<string, unknown> }[] };
    t.match(page, { url: `${site.origin}/portfolio/${slug}`, mainEntity: { '@type': 'ItemList', numberOfItems: items.length } });
    t.same(list.itemListElement.map(({ position, url }) => [position, url]), items.map(({ href }, index) => [index + 1, site.origin + href]));
    for (const { item } of list.itemListElement) {
      t.ok(['ImageObject', 'VideoObject'].includes(String(item['@type'])));
      t.match(item, { creditText: 'Harbourline Media', creator: { '@id': `${site.origin}/#organization` } });
      if (item['@type'] === 'ImageObject') t.match(item, { license: `${site.origin}/licensing-terms`, acquireLicensePage: `${site.origin}/contact`, copyrightNotice: /^© / });
    }
  }
});
