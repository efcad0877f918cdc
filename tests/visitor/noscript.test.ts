import t from 'tap';
import { desktop, leading, openBrowser, phone, watchedPage } from '../helpers/browser.ts';
import { literalPaths, publicItems } from '../helpers/pages.ts';
import { publicSite } from '../helpers/public-site.ts';

const site = await publicSite();
const browser = await openBrowser();
t.teardown(() => site.stop());
/** A page of a browser that runs no script, as it is given to the visitor. */
const open = async (path: string, viewport: { width: number; height: number } = desktop) => {
  const watched = await watchedPage(browser, site.origin, { javaScriptEnabled: false, viewport, reducedMotion: 'reduce' });
  watched.page.setDefaultTimeout(10_000);
  await watched.page.goto(path);
  return watched;
};

t.test('D01, D41: without script every route shows its heading, its text and each of its pictures', async (t) => {
  const { page, context } = await open('/');
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  // A browser without script loads every picture of a page at once; here only their places in the markup count.
  await session.send('Network.setBlockedURLs', { urls: ['*/uploads/*'] });
  const item = (await publicItems(site, 'photography'))[0]!.href;
  for (const path of [...(await literalPaths()), item].filter((each) => each !== '/admin')) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const found = await page.locator('main').evaluate((main) => ({
      heading: document.querySelector('h1')?.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      unseen: [...main.querySelectorAll('h1, h2, h3, h4, p, li, figcaption, img')].filter((element) => getComputedStyle(element).opacity === '0' || getComputedStyle(element).visibility === 'hidden').map((element) => element.outerHTML.slice(0, 80)),
      empty: [...main.querySelectorAll('img')].filter((image) => !image.getAttribute('src')).length,
    }));
    t.same(found, { heading: true, unseen: [], empty: 0 }, `${path}: nothing waits for script`);
  }
});

t.test('D01, R041: the dropdown menus of the bar open, and their links lead on', async (t) => {
  const { page } = await open('/');
  const bar = page.getByRole('navigation', { name: 'Main' }).first();
  await bar.locator('summary', { hasText: 'Services' }).click();
  await bar.getByRole('link', { name: 'Drone', exact: true }).click();
  await page.waitForURL('**/services/drone');
  await bar.locator('summary', { hasText: 'Portfolio' }).click();
  t.same(await bar.getByRole('link', { name: 'Drone', exact: true }).count(), 0, 'one menu is open at a time');
  await bar.getByRole('link', { name: 'Matterport 3D' }).click();
  await page.waitForURL('**/portfolio/matterport');
});

t.test('D01, R044: the menu of small screens opens with its sections, and their links lead on', async (t) => {
  const { page } = await open('/about', phone);
  await page.getByLabel('Menu').click();
  const sheet = page.getByRole('navigation', { name: 'Main' });
  await sheet.getByText('Portfolio', { exact: true }).click();
  await sheet.getByRole('link', { name: 'Editing' }).click();
  await page.waitForURL('**/portfolio/editing');
  t.notOk(await page.getByRole('navigation', { name: 'Main' }).isVisible(), 'closed on the next page');
});

t.test('D01, R150–R153: the filters and the search of the blog work', async (t) => {
  const { page } = await open('/blog');
  const titles = () => page.locator('main article h2').allTextContents();
  await page.getByRole('navigation', { name: 'Filter by category' }).getByRole('link', { name: 'Drone' }).click();
  await page.waitForURL('**/blog?category=Drone');
  t.same(await titles(), ['Drone Photography Best Practices']);
  await page.getByPlaceholder('Search articles...').fill('sofa');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('heading', { name: 'No articles found' }).waitFor();
  t.match(new URL(page.url()).searchParams.get('category'), 'Drone', 'the search stays in its category');
  await leading(page, () => page.getByRole('link', { name: 'Reset Filters' }).click());
  t.equal((await titles()).length, 4);
  await page.getByPlaceholder('Search articles...').fill('TRIPOD');
  await page.getByPlaceholder('Search articles...').press('Enter');
  await page.waitForURL('**/blog?q=TRIPOD');
  t.same(await titles(), ['Essential Photography Equipment']);
});

t.test('D01, R253, R254: questions open: one at a time on a service page, each for itself on the FAQ page', async (t) => {
  const { page } = await open('/services/photography');
  const rows = page.locator('main details');
  await rows.nth(1).locator('summary').click();
  await rows.nth(2).locator('summary').click();
  t.equal(await page.locator('main details[open]').count(), 1);
  await rows.nth(2).locator('p').waitFor();
  await page.goto('/faq');
  t.equal(await rows.count(), 18);
  const before = await page.locator('main details[open]').count();
  await rows.nth(4).locator('summary').click();
  await rows.nth(5).locator('summary').click();
  t.equal(await page.locator('main details[open]').count(), before + 2);
  await rows.nth(5).locator('p').waitFor();
});

t.test('D01: both pictures of a before/after pair are shown one under the other, with their labels', async (t) => {
  for (const [path, pairs] of [['/', 2], ['/portfolio/editing/farmhouse-sky', 1]] as const) {
    const { page } = await open(path);
    t.equal(await page.locator('main input[type="range"]').count(), pairs, path);
    for (const slider of await page.locator('main input[type="range"]').all()) {
      t.notOk(await slider.isVisible(), `${path}: no slider that can't be moved`);
      const pair = slider.locator('xpath=..').locator('img');
      t.equal(await pair.count(), 2);
      const [first, second] = [await pair.first().boundingBox(), await pair.last().boundingBox()];
      t.ok(first && second && second.y >= first.y + first.height - 1, `${path}: one under the other`);
    }
  }
});
