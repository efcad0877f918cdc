import t from 'tap';
import { openBrowser } from '../helpers/browser.ts';
import { publicSite } from '../helpers/public-site.ts';
import { viewerPage } from '../helpers/viewer.ts';

const site = await publicSite();
const browser = await openBrowser();
t.teardown(() => site.stop());

/** Pages by what the ends of their viewer do, with the number of items where the specification sets it. */
const clamping = [
  ['/services/photography', 5],
  ['/services/video', 5],
  ['/services/drone', 5],
  ['/services/matterport', 5],
  ['/services/editing', 6],
  ['/portfolio/photography'],
  ['/portfolio/video'],
  ['/portfolio/drone'],
  ['/portfolio/matterport'],
  ['/portfolio/editing'],
  ['/projects/chelster-hall', 6],
] as const;
const wrapping = [['/services/website', 5], ['/services/brand', 5], ['/services/ai-services', 5], ['/services/automation', 5], ['/portfolio/website-design'], ['/portfolio/brand-apparel'], ['/portfolio/ai-services']] as const;

t.test('R132, R245, R247, D40: previous stops at the first item and next at the last', async (t) => {
  const { page, cards, counts, dialog, previous, next } = await viewerPage(browser, site.origin, '/');
  for (const [path, expected] of clamping) {
    await page.goto(path);
    await page.waitForSelector('body.loaded');
    const count = await cards.count();
    t.ok(count > 1);
    if (expected !== undefined) t.equal(count, expected, `${path}: ${expected} items`);
    await cards.first().click();
    await counts(1, count);
    t.ok(await previous.isDisabled(), `${path}: no way back from the first`);
    t.notOk(await next.isDisabled());
    await page.keyboard.press('ArrowLeft');
    t.equal(await dialog.getByText(`1 of ${count}`, { exact: true }).count(), 1);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await cards.last().click();
    await counts(count, count);
    t.ok(await next.isDisabled(), `${path}: no way on from the last`);
    await page.keyboard.press('ArrowRight');
    t.equal(await dialog.getByText(`${count} of ${count}`, { exact: true }).count(), 1);
  }
});

t.test('R246, D40: on website, brand and AI pages the last leads to the first and the first to the last', async (t) => {
  const { page, cards, counts, previous, next } = await viewerPage(browser, site.origin, '/');
  for (const [path, expected] of wrapping) {
    await page.goto(path);
    await page.waitForSelector('body.loaded');
    const count = await cards.count();
    if (expected !== undefined) t.equal(count, expected, `${path}: ${expected} items`);
    await cards.first().click();
    await counts(1, count);
    await previous.click();
    await counts(count, count);
    await next.click();
    await counts(1, count);
    await page.keyboard.press('ArrowLeft');
    await counts(count, count);
    await page.keyboard.press('ArrowRight');
    await counts(1, count);
    t.pass(`${path} goes round`);
  }
});
