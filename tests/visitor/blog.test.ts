import type { Page } from 'playwright-core';
import t from 'tap';
import { openBrowser, watchedPage } from '../helpers/browser.ts';
import { fetchPage, plain, texts } from '../helpers/pages.ts';
import { publicSite } from '../helpers/public-site.ts';

const site = await publicSite();
const browser = await openBrowser();
t.teardown(() => site.stop());
const equipment = 'Essential Photography Equipment';
const drone = 'Drone Photography Best Practices';
const staging = 'Virtual Staging Trends';
const luxury = 'Marketing Luxury Properties';
const titlesAt = async (path: string) => texts((await fetchPage(site, path)).root, 'main article h2');
const open = async (path: string) => {
  const watched = await watchedPage(browser, site.origin, { reducedMotion: 'reduce' });
  await watched.page.goto(path);
  await watched.page.waitForSelector('body.loaded');
  return watched;
};
const titles = (page: Page) => page.locator('main article h2').allTextContents();
/** Waits until these articles, and no others, are listed. */
const shows = (page: Page, expected: string[]) =>
  page.waitForFunction((wanted) => [...document.querySelectorAll('main article h2')].map((title) => title.textContent).join() === wanted.join(), expected);

t.test('R030, R149, R150: hero, All Posts, then each category of the posts', async (t) => {
  const { status, root } = await fetchPage(site, '/blog');
  t.equal(status, 200);
  t.equal(plain(root.querySelector('[data-hero] h1')!), 'Insights & Stories');
  const filters = root.querySelectorAll('nav[aria-label="Filter by category"] a');
  t.same(filters.map(plain), ['All Posts', 'Photography', 'Drone', 'Technology', 'Marketing']);
  t.same(filters.map((link) => link.getAttribute('href')), ['/blog', '/blog?category=Photography', '/blog?category=Drone', '/blog?category=Technology', '/blog?category=Marketing']);
});

t.test('R154, R211, R213, D25: each card links to its post and shows picture, category, date, title, excerpt and byline', async (t) => {
  const { root } = await fetchPage(site, '/blog');
  const cards = root.querySelectorAll('main article');
  t.same(
    cards.map((card) => [card.querySelector('h2 a')?.getAttribute('href'), plain(card.querySelector('h2')!)]),
    [['/blog/essential-photography-equipment', equipment], ['/blog/drone-photography-best-practices', drone], ['/blog/virtual-staging-trends', staging], ['/blog/marketing-luxury-properties', luxury]],
  );
  const said = [
    ['Photography', '12 May 2026', 'Two bodies, four lenses, one tripod', 'By the founder', '6 min read'],
    ['Drone', '21 April 2026', 'Height is the cheapest thing a drone gives you', 'By Teodor Lang', '5 min read'],
    ['Technology', '30 March 2026', 'Buyers forgive an empty room', 'By Ines Okafor', '7 min read'],
    ['Marketing', '9 March 2026', 'Fewer pictures, larger', 'By the founder', '8 min read'],
  ];
  cards.forEach((card, index) => {
    for (const part of said[index]!) t.match(plain(card), part);
    t.ok(card.querySelector('img')?.getAttribute('src'), `${said[index]![0]} has its picture`);
  });
});

t.test('R151, R152, R255: by address, search finds title or excerpt whatever the case, and within the category', async (t) => {
  t.same(await titlesAt('/blog'), [equipment, drone, staging, luxury], 'all, to begin with');
  t.same(await titlesAt('/blog?q=vIRTUAL'), [staging], 'a word of a title');
  t.same(await titlesAt('/blog?q=TRIPOD'), [equipment], 'a word of an excerpt');
  t.same(await titlesAt('/blog?q=Teodor'), [], 'nothing else is searched');
  t.same(await titlesAt('/blog?category=Drone'), [drone]);
  t.same(await titlesAt('/blog?q=photography'), [equipment, drone]);
  t.same(await titlesAt('/blog?q=photography&category=Drone'), [drone], 'both hold');
  t.same(await titlesAt('/blog?q=tripod&category=Drone'), []);
  const { root } = await fetchPage(site, '/blog?q=photography&category=Drone');
  t.equal(root.querySelector('input[name="q"]')?.getAttribute('value'), 'photography');
  t.equal(plain(root.querySelector('nav [aria-current="true"]')!), 'Drone');
  t.match(root.querySelector('meta[name="robots"]')?.getAttribute('content'), 'noindex', 'D06: a search is not indexed');
});

t.test('R150–R152, R255: in the browser the list follows each letter, and the address with it', async (t) => {
  const { page, problems } = await open('/blog');
  const search = page.getByPlaceholder('Search articles...', { exact: true });
  t.equal(await search.inputValue(), '');
  t.equal(await page.locator('nav [aria-current="true"]').textContent(), 'All Posts');
  await search.pressSequentially('PHOTOGRAPHY');
  await shows(page, [equipment, drone]);
  t.match(page.url(), /\/blog\?q=PHOTOGRAPHY$/);
  await page.getByRole('navigation', { name: 'Filter by category' }).getByRole('link', { name: 'Drone' }).click();
  await shows(page, [drone]);
  t.equal(await search.inputValue(), 'PHOTOGRAPHY', 'what was typed is kept');
  await page.getByRole('navigation', { name: 'Filter by category' }).getByRole('link', { name: 'All Posts' }).click();
  await shows(page, [equipment, drone]);
  await search.fill('lake house');
  await shows(page, [luxury]);
  await page.reload();
  t.same(await titles(page), [luxury], 'a reload shows the same');
  t.same(problems, []);
});

t.test('R153, R255: "No articles found" with Reset Filters, which returns both to the beginning', async (t) => {
  const { page, problems } = await open('/blog?category=Drone');
  await shows(page, [drone]);
  await page.getByPlaceholder('Search articles...').fill('sofa');
  await page.getByRole('heading', { level: 2, name: 'No articles found', exact: true }).waitFor();
  t.same(await titles(page), []);
  await page.getByRole('link', { name: 'Reset Filters', exact: true }).click();
  await shows(page, [equipment, drone, staging, luxury]);
  t.equal(await page.getByPlaceholder('Search articles...').inputValue(), '');
  t.equal(await page.locator('nav [aria-current="true"]').textContent(), 'All Posts');
  t.equal(new URL(page.url()).search, '');
  const { root } = await fetchPage(site, '/blog?q=zeppelin');
  t.same(texts(root, 'main h2').slice(0, 1), ['No articles found'], 'in the server HTML too');
  t.same(problems, []);
});

t.test('R155, R325, D14: an unknown slug is "Post Not Found", status 404, not indexed, with the way back', async (t) => {
  for (const slug of ['no-such-post', 'constructor', 'Virtual-Staging-Trends-2']) {
    const { status, root } = await fetchPage(site, `/blog/${slug}`);
    t.equal(status, 404, slug);
    t.equal(plain(root.querySelector('h1')!), 'Post Not Found');
    t.ok(texts(root, 'main p').includes("The blog post you're looking for doesn't exist or has been moved."), 'its text');
    t.match(root.querySelector('meta[name="robots"]')?.getAttribute('content'), 'noindex');
    const back = root.querySelectorAll('main a').find((link) => plain(link) === 'Return to Blog');
    t.equal(back?.getAttribute('href'), '/blog');
  }
});
