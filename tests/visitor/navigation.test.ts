import t from 'tap';
import { desktop, openBrowser, phone, watchedPage } from '../helpers/browser.ts';
import { publicSite } from '../helpers/public-site.ts';

const site = await publicSite();
const browser = await openBrowser();
t.teardown(() => site.stop());
const open = async (path: string, options = {}) => {
  const watched = await watchedPage(browser, site.origin, options);
  await watched.page.goto(path);
  await watched.page.waitForSelector('body.loaded');
  return watched;
};

t.test('R036, R037, R329: the bar is fixed; at 50 px it is transparent, at 51 white with a dark logo', async (t) => {
  const { page } = await open('/', { viewport: desktop });
  const bar = page.locator('header').first();
  const look = () => bar.evaluate((element) => ({ position: getComputedStyle(element).position, ground: getComputedStyle(element).backgroundColor, colour: getComputedStyle(element).color, state: (element as HTMLElement).dataset['bar'] }));
  t.match(await look(), { position: 'fixed', ground: 'rgba(0, 0, 0, 0)', colour: 'rgb(255, 255, 255)', state: 'white' });
  await page.evaluate(() => window.scrollTo(0, 50));
  await page.waitForFunction(() => window.scrollY === 50);
  t.equal((await look()).state, 'white', '50 is not more than 50');
  await page.evaluate(() => window.scrollTo(0, 51));
  await page.waitForFunction(() => getComputedStyle(document.querySelector('header')!).backgroundColor === 'rgba(255, 255, 255, 0.94)');
  await page.waitForFunction(() => getComputedStyle(document.querySelector('header')!).color === 'rgb(21, 23, 28)');
  t.equal((await look()).state, 'scrolled');
});

t.test('R038–R043, R268: desktop menus open and close on selection, mouse leave, focus loss and Escape', async (t) => {
  const { page, problems } = await open('/', { viewport: desktop });
  const main = page.getByRole('navigation', { name: 'Main' }).first();
  t.same(await main.locator(':scope > ul > li').evaluateAll((items) => items.map((item) => (item.querySelector('summary') ?? item).textContent?.trim())), ['Home', 'Services', 'Portfolio', 'Projects', 'About', 'Blog', 'Contact'], 'R038');
  const services = main.locator('details').first();
  t.same(await services.getByRole('listitem').allTextContents(), [], 'closed');
  await services.locator('summary').hover();
  t.same(await services.getByRole('listitem').allTextContents(), ['All Services', 'Photography', 'Video', 'Drone', 'Matterport', 'AI Services', 'Editing', 'Website Design', 'Brand Apparel'], 'R039');
  await page.mouse.move(100, 700);
  t.equal(await services.getAttribute('open'), null, 'R042: closes when the mouse leaves');
  const portfolio = main.locator('details').nth(1);
  await portfolio.locator('summary').focus();
  await page.keyboard.press('Enter');
  t.same(await portfolio.getByRole('listitem').allTextContents(), ['View All Portfolio', 'Photography', 'Video Production', 'Drone Imagery', 'Matterport 3D', 'AI Services', 'Editing', 'Website Design', 'Brand Apparel'], 'R040');
  await main.getByRole('link', { name: 'About' }).focus();
  t.equal(await portfolio.getAttribute('open'), null, 'R043: closes when the focus leaves');
  await portfolio.locator('summary').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  t.equal(await portfolio.getAttribute('open'), null, 'Escape closes');
  await services.locator('summary').hover();
  await services.getByRole('link', { name: 'Drone' }).click();
  await page.waitForURL('**/services/drone');
  t.equal(await services.getAttribute('open'), null, 'R041: closes on selection');
  t.same(problems, []);
});

t.test('R044: on small screens a toggle opens a menu with collapsible Services and Portfolio', async (t) => {
  const { page, problems } = await open('/', { viewport: phone, hasTouch: true });
  const menu = page.locator('header details').filter({ has: page.getByRole('navigation', { name: 'Main' }) }).last();
  await page.getByLabel('Menu').click();
  const sheet = menu.getByRole('navigation', { name: 'Main' });
  t.ok(await sheet.isVisible());
  t.notOk(await sheet.getByRole('link', { name: 'Drone', exact: true }).isVisible(), 'Services is collapsed');
  await sheet.getByText('Services', { exact: true }).click();
  t.ok(await sheet.getByRole('link', { name: 'Drone', exact: true }).isVisible());
  await sheet.getByText('Portfolio', { exact: true }).click();
  t.ok(await sheet.getByRole('link', { name: 'Drone Imagery' }).isVisible());
  await sheet.getByRole('link', { name: 'Drone Imagery' }).click();
  await page.waitForURL('**/portfolio/drone');
  await page.getByRole('heading', { level: 1, name: 'Drone' }).waitFor();
  t.notOk(await page.locator('header nav').last().isVisible(), 'closed on the next page');
  t.same(problems, []);
});

t.test('R018: a new page starts at the top, its heading has the focus, its title is announced; Back returns to the place', async (t) => {
  const { page, problems } = await open('/', { viewport: desktop });
  await page.evaluate(() => window.scrollTo(0, 1500));
  await page.waitForTimeout(200);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await page.waitForURL('**/faq');
  await page.waitForFunction(() => window.scrollY === 0);
  t.equal(await page.evaluate(() => document.activeElement?.tagName), 'H1');
  t.equal(await page.locator('[aria-live="polite"]').first().textContent(), await page.title());
  t.equal(await page.locator('title').count(), 1);
  t.equal(await page.locator('meta[name="description"]').count(), 1);
  t.equal(await page.locator('link[rel="canonical"]').getAttribute('href'), `${site.origin}/faq`);
  t.match(await page.locator('script#structured-data').textContent(), `${site.origin}/faq#page`);
  await page.goBack();
  await page.waitForURL(`${site.origin}/`);
  await page.waitForFunction(() => window.scrollY > 1000);
  t.same(problems, []);
});

t.test('R019, D09: the body is marked loading, then loaded; nothing is hidden meanwhile', async (t) => {
  const { page } = await open('/about');
  t.match(await (await page.request.get(`${site.origin}/about`)).text(), '<body class="loading">');
  t.equal(await page.evaluate(() => document.body.className), 'loaded');
});

t.test('R280: the first Tab reaches a skip link to the content', async (t) => {
  const { page } = await open('/about');
  await page.keyboard.press('Tab');
  t.equal(await page.evaluate(() => document.activeElement?.textContent), 'Skip to content');
  await page.keyboard.press('Enter');
  t.equal(await page.evaluate(() => document.activeElement?.id), 'content');
});

t.test('R257, R333, D41: cards below the fold rise once, over 0.6 s and 0.1 s apart; nothing moves under reduced motion', async (t) => {
  const { page } = await open('/services', { viewport: desktop });
  const cards = page.locator('[data-rise]');
  const last = cards.last();
  t.equal(await last.evaluate((card) => getComputedStyle(card).opacity), '0', 'waits below the fold');
  await last.scrollIntoViewIfNeeded();
  await page.waitForFunction((card) => getComputedStyle(card as Element).animationName !== 'none', await last.elementHandle());
  t.equal(await last.evaluate((card) => getComputedStyle(card).animationDuration), '0.6s');
  const still = await open('/services', { viewport: desktop, reducedMotion: 'reduce' });
  t.equal(await still.page.locator('[data-rise]').last().evaluate((card) => getComputedStyle(card).opacity), '1');
});
