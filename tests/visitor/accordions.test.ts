import t from 'tap';
import { openBrowser, watchedPage } from '../helpers/browser.ts';
import { publicSite } from '../helpers/public-site.ts';

const site = await publicSite();
const browser = await openBrowser();
t.teardown(() => site.stop());
const services = ['photography', 'video', 'drone', 'matterport', 'editing', 'website', 'brand', 'ai-services', 'automation', 'floorplans'];
const withQuestions = ['/', ...services.map((slug) => `/services/${slug}`)];

for (const [javaScriptEnabled, pages] of [
  [true, withQuestions],
  [false, ['/', '/services/editing']],
] as const) {
  t.test(`R062, R085, R097, R103, R253: one question open at a time, and it closes again, ${javaScriptEnabled ? 'with' : 'without'} script`, async (t) => {
    const { page, problems } = await watchedPage(browser, site.origin, { javaScriptEnabled, reducedMotion: 'reduce' });
    for (const path of pages) {
      await page.goto(path);
      if (javaScriptEnabled) await page.waitForSelector('body.loaded');
      const rows = page.locator('main details');
      const count = await rows.count();
      t.equal(count, path === '/' ? 8 : path === '/services/editing' ? 5 : 6, `${path}: questions`);
      const open = async () => {
        const states = await rows.evaluateAll((all) => all.map((row) => (row as HTMLDetailsElement).open));
        return states.flatMap((isOpen, index) => (isOpen ? [index] : []));
      };
      for (const index of [count - 1, 1]) {
        await rows.nth(index).locator('summary').click();
        t.same(await open(), [index], `${path}: only the pressed one is open`);
        await rows.nth(index).locator('p').waitFor({ state: 'visible' });
        await rows.nth(index === 1 ? count - 1 : 1).locator('p').waitFor({ state: 'hidden' });
      }
      await rows.nth(1).locator('summary').press('Enter');
      t.same(await open(), [], `${path}: it closes again, by keyboard too`);
    }
    t.same(problems, []);
  });
}
