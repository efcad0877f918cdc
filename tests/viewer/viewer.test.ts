import t from 'tap';
import { openBrowser, phone } from '../helpers/browser.ts';
import { startSite } from '../helpers/site.ts';
import { swipe, viewerPage } from '../helpers/viewer.ts';

const site = await startSite();
const browser = await openBrowser();
t.teardown(() => site.stop());
const open = (path: string, options = {}) => viewerPage(browser, site.origin, path, options);
const total = 16;

t.test('R135, R138, R139, R243: a card opens the full-screen dialog at its own item, with all that is known of it', async (t) => {
  const { page, dialog, cards, counts, problems } = await open('/portfolio/photography');
  const items = await site.services.portfolio.listPublic('photographyPortfolio');
  t.equal(items.length, total);
  t.equal(await page.locator('dialog').count(), 0, 'R141: closed, it renders nothing');
  for (const index of [2, 15, 0]) {
    const item = items[index]!;
    await cards.nth(index).click();
    await counts(index + 1, total);
    t.ok(await dialog.evaluate((element) => element.matches(':modal')), 'modal');
    t.same(await dialog.boundingBox(), { x: 0, y: 0, width: 1440, height: 900 }, 'the whole screen');
    t.equal(await page.getByRole('dialog', { name: item.title, exact: true }).count(), 1, 'named by its title');
    const said = (await dialog.textContent()) ?? '';
    for (const text of [item.title, item.description, item.specs, item.category]) t.ok(text && said.includes(text), String(text));
    t.equal(await dialog.locator('img:visible').getAttribute('alt'), item.picture.alt);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
  t.same(problems, []);
});

t.test('R138: specs and category are optional', async (t) => {
  const { id } = await site.services.portfolio.add('editingPortfolio', { title: 'A plain one', description: 'Nothing beside it.', type: 'image', src: '/uploads/lakeside-topdown.jpg' });
  const { dialog, cards, counts, problems } = await open('/portfolio/editing');
  await cards.last().click();
  await counts(7, 7);
  t.equal(await dialog.getByRole('heading', { name: 'A plain one' }).count(), 1);
  t.equal(await dialog.locator('dl').count(), 0);
  await site.services.portfolio.remove('editingPortfolio', id);
  t.same(problems, []);
});

t.test('R244: buttons and arrow keys move by one', async (t) => {
  const { page, cards, counts, previous, next, problems } = await open('/portfolio/photography');
  await cards.nth(4).click();
  await counts(5, total);
  await next.click();
  await counts(6, total);
  await page.keyboard.press('ArrowRight');
  await counts(7, total);
  await page.keyboard.press('ArrowLeft');
  await counts(6, total);
  await previous.click();
  await counts(5, total);
  t.same(problems, []);
});

t.test('R244: a swipe moves by one; one that is short or goes up doesn’t', async (t) => {
  const { page, cards, counts, dialog, problems } = await open('/portfolio/photography', { viewport: phone, hasTouch: true, isMobile: true });
  await cards.nth(4).tap();
  await counts(5, total);
  await swipe(page, { x: 320, y: 300 }, { x: 90, y: 310 });
  await counts(6, total);
  await swipe(page, { x: 90, y: 300 }, { x: 320, y: 310 });
  await counts(5, total);
  await swipe(page, { x: 200, y: 300 }, { x: 170, y: 300 });
  await swipe(page, { x: 200, y: 420 }, { x: 120, y: 200 });
  t.equal(await dialog.getByText('5 of 16').count(), 1);
  t.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 390, 'nothing sticks out');
  t.same(problems, []);
});

t.test('R140: a single item has no previous and no next', async (t) => {
  const { portfolio } = site.services;
  const others = (await portfolio.listPublic('dronePortfolio')).slice(1);
  for (const { id } of others) await portfolio.remove('dronePortfolio', id);
  const { page, cards, counts, dialog, previous, next, problems } = await open('/portfolio/drone');
  await cards.first().click();
  await counts(1, 1);
  t.same([await previous.count(), await next.count()], [0, 0]);
  await page.keyboard.press('ArrowRight');
  t.equal(await dialog.getByText('1 of 1').count(), 1);
  for (const { id } of others) await portfolio.restore('dronePortfolio', id);
  t.same(problems, []);
});

t.test('R248: closing forgets the place', async (t) => {
  const { page, cards, counts, dialog, close, next, problems } = await open('/services/photography');
  await cards.nth(1).click();
  await counts(2, 5);
  await next.click();
  await counts(3, 5);
  await close.click();
  await dialog.waitFor({ state: 'detached' });
  t.equal(await page.locator('dialog').count(), 0);
  await cards.nth(4).click();
  await counts(5, 5);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await cards.nth(0).click();
  await counts(1, 5);
  t.same(problems, []);
});

t.test('R249, R252: Tab runs inside the viewer, both ways; closing gives the focus back to the card', async (t) => {
  const { page, cards, counts, dialog, next, problems } = await open('/portfolio/photography');
  await cards.nth(2).focus();
  await page.keyboard.press('Enter');
  await counts(3, total);
  const inside = () => dialog.evaluate((element) => element.contains(document.activeElement));
  const reached = new Set<string>();
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    t.ok(await inside(), key);
    reached.add(await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? ''));
  }
  for (const name of ['Previous', 'Next', 'Close']) t.ok(reached.has(name), `${name} is reached`);
  await next.click();
  await counts(4, total);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  t.ok(await cards.nth(2).evaluate((card) => card === document.activeElement), 'R252: the card that opened it');
  t.same(problems, []);
});

t.test('R249: the focus stays inside when a button turns disabled under it', async (t) => {
  const { cards, counts, dialog, next, previous } = await open('/portfolio/photography');
  await cards.nth(14).click();
  await counts(15, total);
  await next.click();
  await counts(16, total);
  t.ok(await next.isDisabled());
  t.ok(await dialog.evaluate((element) => element.contains(document.activeElement)));
  t.notOk(await previous.isDisabled());
});

t.test('R250: the page behind does not scroll while it is open, and stands where it stood', async (t) => {
  const { page, cards, counts, dialog, problems } = await open('/services/photography', { viewport: { width: 1280, height: 700 } });
  await cards.nth(2).click();
  await counts(3, 5);
  const place = await page.evaluate(() => window.scrollY);
  t.ok(place > 0);
  await page.mouse.move(640, 350);
  await page.mouse.wheel(0, 900);
  for (const key of ['PageDown', 'Space', 'End']) await page.keyboard.press(key);
  t.equal(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY), 'hidden');
  t.equal(await page.evaluate(() => window.scrollY), place);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  t.equal(await page.evaluate(() => window.scrollY), place);
  await page.mouse.wheel(0, 300);
  await page.waitForFunction((was) => window.scrollY > was, place);
  t.same(problems, []);
});

t.test('R251: assistive technology reads the dialog and nothing of the page behind it', async (t) => {
  const { page, context, cards, counts, dialog } = await open('/portfolio/photography');
  const session = await context.newCDPSession(page);
  const roles = async () => {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    return new Set(nodes.filter((node) => !node.ignored).map((node) => String(node.role?.value)));
  };
  t.ok((await roles()).has('contentinfo'), 'closed: the page is there');
  await cards.nth(2).click();
  await counts(3, total);
  const open_ = await roles();
  t.ok(open_.has('dialog'));
  for (const role of ['contentinfo', 'banner', 'main', 'navigation', 'link']) t.notOk(open_.has(role), role);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  t.ok((await roles()).has('contentinfo'));
});
