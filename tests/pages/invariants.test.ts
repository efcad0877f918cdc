import type { HTMLElement } from 'node-html-parser';
import sharp from 'sharp';
import t from 'tap';
import { redirects } from '../../src/paths.ts';
import { allPaths, fetchPage, graphOf, pathsOfEachKind, type FetchedPage } from '../helpers/pages.ts';
import { publicSite } from '../helpers/public-site.ts';

const site = await publicSite();
t.teardown(() => site.stop());
const pages: FetchedPage[] = [];
for (const path of await allPaths(site)) pages.push(await fetchPage(site, path));
const indexed = pages.filter(({ root }) => !root.querySelector('meta[name="robots"]')?.getAttribute('content')?.includes('noindex'));
const head = (root: HTMLElement, selector: string) => root.querySelectorAll(`head ${selector}`).map((element) => element.getAttribute('content') ?? element.getAttribute('href') ?? element.textContent);

t.test('R003, R017, R020–R033, D01: every route of the table answers 200 with complete HTML', async (t) => {
  t.ok(pages.length > 100, 'the table and the items are many');
  for (const page of pages) t.equal(page.status, 200, page.path);
});

t.test('I1: every internal link answers 200, or 308 then 200 (R102, D12)', async (t) => {
  const known = new Set(pages.map((page) => page.path));
  const links = new Map<string, string>();
  for (const { path, root } of pages) {
    for (const link of root.querySelectorAll('a[href^="/"], form[method="get"]')) {
      const href = new URL(link.getAttribute('href') ?? link.getAttribute('action') ?? '/', site.origin);
      if (!known.has(href.pathname + href.search)) links.set(href.pathname + href.search, path);
    }
  }
  for (const [href, from] of links) {
    const response = await fetch(site.origin + href);
    await response.arrayBuffer();
    t.equal(response.status, 200, `${href}, linked from ${from}`);
  }
  for (const [from, to] of Object.entries(redirects)) {
    const moved = await fetchPage(site, from);
    t.equal(moved.status, 308, from);
    t.equal(moved.headers.get('location'), to);
  }
});

t.test('I2, D22, R126, R303: each page has one title, description, canonical and h1, all its own', async (t) => {
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  for (const { path, root } of pages) {
    for (const selector of ['title', 'meta[name="description"]', 'link[rel="canonical"]', 'meta[name="robots"]', 'meta[property="og:image"]']) {
      t.equal(root.querySelectorAll(`head ${selector}`).length, 1, `${path} has one ${selector} in its head`);
      t.equal(root.querySelectorAll(`body ${selector.replace(/^title/, '#root > title')}`).length, 0, `${path} has none in its body`);
    }
    t.equal(root.querySelectorAll('h1').length, 1, `${path} has one h1`);
    t.same(head(root, 'link[rel="canonical"]'), [site.origin + path]);
  }
  for (const { path, root } of indexed) {
    const [title = ''] = head(root, 'title');
    const [description = ''] = head(root, 'meta[name="description"]');
    t.ok(title.length > 0 && title.length <= 60, `${path}: the title has ${title.length} characters`);
    t.ok(description.length > 0 && description.length <= 160, `${path}: the description has ${description.length} characters`);
    t.equal(titles.get(title), undefined, `${path}: "${title}" is its own`);
    t.equal(descriptions.get(description), undefined, `${path}: "${description}" is its own`);
    titles.set(title, path);
    descriptions.set(description, path);
  }
});

t.test('I2: the first bytes hold the whole head, with no inline script and no inline style (R308, D54)', async (t) => {
  for (const { path, html, root } of pages) {
    t.match(html.slice(0, html.indexOf('</head>')), /<title>.+application\/ld\+json.+type="module"/s, path);
    t.equal(root.querySelectorAll('script:not([src]):not([type="application/json"]):not([type="application/ld+json"])').length, 0, `${path} has no inline script`);
    t.equal(root.querySelectorAll('[style], style').length, 0, `${path} has no inline style`);
    t.ok(root.querySelectorAll('script[src], link[rel="stylesheet"], link[rel="modulepreload"]').every((element) => element.getAttribute('integrity')), `${path}: integrity on scripts and styles`);
  }
});

t.test('R010–R014, R304, R305, D03, D19, D32, D52: structured data of every page', async (t) => {
  for (const { path, root } of indexed) {
    const graph = graphOf(root);
    const types = graph.map((node) => node['@type']);
    for (const type of ['Organization', 'LocalBusiness', 'WebSite', 'WebPage', 'BreadcrumbList']) t.equal(types.filter((each) => each === type).length, 1, `${path}: ${type}`);
    const trail = graph.find((node) => node['@type'] === 'BreadcrumbList')?.['itemListElement'] as { item: string }[];
    t.equal(trail.at(-1)?.item, site.origin + path, `${path}: the trail ends here`);
    const ids = new Set(graph.map((node) => node['@id']));
    t.equal(ids.size, graph.length, `${path}: every node has an id of its own`);
    const source = JSON.stringify(graph);
    t.notMatch(source, /AggregateRating|"Review"|127\+|5000\+|95% faster/, `${path}: no claims`);
  }
  const business = graphOf(pages[0]!.root).find((node) => node['@type'] === 'LocalBusiness')!;
  t.match(business, { openingHours: 'Mo-Fr 09:00-17:00', priceRange: '$$', areaServed: { geoRadius: '50000' } }, 'R304');
  t.match(graphOf(pages[0]!.root).find((node) => node['@type'] === 'WebSite'), { potentialAction: { target: { urlTemplate: `${site.origin}/blog?q={search_term_string}` } } }, 'R012, D06');
});

t.test('I3, R279, R307: every img has alt, width and height; three eager, two of high priority, the rest lazy', async (t) => {
  for (const { path, root } of pages) {
    const images = root.querySelectorAll('img');
    images.forEach((image, index) => {
      const label = `${path}, picture ${index + 1} (${image.getAttribute('src')})`;
      t.ok(image.hasAttribute('alt') && Number(image.getAttribute('width')) > 0 && Number(image.getAttribute('height')) > 0, `${label} has alt, width, height`);
      t.equal(image.getAttribute('loading'), index < 3 ? 'eager' : 'lazy', `${label}: loading`);
      t.equal(image.getAttribute('fetchpriority'), index < 2 ? 'high' : undefined, `${label}: priority`);
    });
  }
});

t.test('I4, R306: every external link opens a new tab with noopener and noreferrer', async (t) => {
  for (const { path, root } of pages) {
    for (const link of root.querySelectorAll('a[href^="http"]')) {
      if (link.getAttribute('href')?.startsWith(site.origin)) continue;
      t.equal(link.getAttribute('target'), '_blank', `${path}: ${link.getAttribute('href')}`);
      t.match(link.getAttribute('rel'), /noopener.*noreferrer/, path);
    }
  }
});

t.test('I2, R334: each page has a social picture of 1200 by 630 of its own', async (t) => {
  const drawn = new Set(await pathsOfEachKind(site));
  const seen = new Set<string>();
  for (const { path, root } of indexed) {
    const [image = ''] = head(root, 'meta[property="og:image"]');
    t.notOk(seen.has(image), `${path}: its own`);
    seen.add(image);
    if (!drawn.has(path)) continue;
    const response = await fetch(image);
    const bytes = Buffer.from(await response.arrayBuffer());
    if (!t.equal(response.status, 200, `${path}: ${image}`)) continue;
    const { width, height } = await sharp(bytes).metadata();
    t.same([width, height], [1200, 630], path);
    t.ok(bytes.length <= 150_000, `${path}: ${bytes.length} bytes`);
  }
});
