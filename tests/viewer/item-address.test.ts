import t from 'tap';
import { openBrowser } from '../helpers/browser.ts';
import { publicItems } from '../helpers/pages.ts';
import { publicSite } from '../helpers/public-site.ts';
import { viewerPage } from '../helpers/viewer.ts';

const site = await publicSite();
const browser = await openBrowser();
t.teardown(() => site.stop());
const wall = '/portfolio/photography';
const open = (path = wall, options = {}) => viewerPage(browser, site.origin, path, options);
const items = await publicItems(site, 'photography');
const address = (index: number) => site.origin + items[index]!.href;

t.test('R243: a click opens the viewer over the grid at the item’s own address; Back closes it, Forward opens it', async (t) => {
  const { page, cards, counts, dialog, next, problems } = await open();
  await cards.nth(5).click();
  await counts(6, 16);
  t.equal(page.url(), address(5));
  t.equal(await cards.count(), 16, 'the grid stays behind it');
  const place = await page.evaluate(() => window.scrollY);
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  t.equal(page.url(), site.origin + wall);
  t.equal(await page.evaluate(() => window.scrollY), place, 'the grid has not moved');
  t.ok(await cards.nth(5).evaluate((card) => card === document.activeElement), 'R252');
  await page.goForward();
  await counts(6, 16);
  t.equal(page.url(), address(5));
  await next.click();
  await counts(7, 16);
  t.equal(page.url(), address(6), 'the address goes along');
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  t.equal(page.url(), site.origin + wall, 'one step back, however far one looked');
  t.same(problems, []);
});

t.test('R248: Escape and the button lead back to the grid’s address', async (t) => {
  const { page, cards, counts, dialog, close, problems } = await open();
  for (const leave of [() => page.keyboard.press('Escape'), () => close.click()]) {
    await cards.nth(3).click();
    await counts(4, 16);
    t.equal(page.url(), address(3));
    await leave();
    await dialog.waitFor({ state: 'detached' });
    await page.waitForURL(site.origin + wall);
  }
  t.same(problems, []);
});

t.test('a reload and a shared address show the item’s own page', async (t) => {
  const { page, cards, counts, problems } = await open();
  await cards.nth(3).click();
  await counts(4, 16);
  await page.reload();
  await page.waitForSelector('body.loaded');
  t.equal(await page.locator('dialog').count(), 0);
  t.equal(await page.locator('h1').textContent(), items[3]?.title);
  t.equal(page.url(), address(3));
  await page.goBack();
  await page.waitForURL(site.origin + wall);
  await page.getByRole('heading', { level: 1, name: 'Photography' }).waitFor();
  const shared = await open(items[3]!.href);
  t.equal(await shared.page.locator('h1').textContent(), items[3]?.title);
  await shared.page.getByRole('link', { name: items[4]!.title }).click();
  await shared.page.waitForURL(address(4));
  await shared.page.getByRole('heading', { level: 1, name: items[4]!.title }).waitFor();
  t.same([...problems, ...shared.problems], []);
});

t.test('a click with a modifier, and any click without script, follows the link', async (t) => {
  const { context, cards, page } = await open();
  const [tab] = await Promise.all([context.waitForEvent('page'), cards.nth(2).click({ modifiers: ['ControlOrMeta'] })]);
  await tab.waitForURL(address(2));
  t.equal(await tab.locator('h1').textContent(), items[2]?.title);
  t.equal(await page.locator('dialog').count(), 0);
  const plain = await browser.newContext({ baseURL: site.origin, javaScriptEnabled: false });
  const still = await plain.newPage();
  await still.goto(wall);
  await still.locator('main [role="listitem"] > a').nth(2).click();
  await still.waitForURL(address(2));
  t.equal(await still.locator('h1').textContent(), items[2]?.title);
  t.ok(await still.locator('main figure img').isVisible());
});
