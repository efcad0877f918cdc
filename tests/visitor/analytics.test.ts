import { setTimeout } from 'node:timers/promises';
import t from 'tap';
import { openBrowser } from '../helpers/browser.ts';
import { startSite } from '../helpers/site.ts';

const browser = await openBrowser();

type Layer = ArrayLike<unknown>[];
const views = `(window.dataLayer ?? []).filter((entry) => entry[0] === 'event' && entry[1] === 'page_view').map((entry) => entry[2].page_path)`;

t.test('R015, R016, R300, D08: with an identifier, one page view a path, the first included', async (t) => {
  const site = await startSite({ env: { ANALYTICS_ID: 'G-TEST123' } });
  t.teardown(() => site.stop());
  const context = await browser.newContext({ baseURL: site.origin });
  const asked: string[] = [];
  await context.route('https://www.googletagmanager.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  const page = await context.newPage();
  await page.goto('/about');
  await page.waitForFunction(() => ((window as unknown as { dataLayer?: Layer }).dataLayer ?? []).length >= 4);
  t.same(await page.evaluate(views), ['/about']);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await page.waitForURL('**/faq');
  await page.getByRole('heading', { level: 1, name: /questions/i }).waitFor();
  t.same(await page.evaluate(views), ['/about', '/faq']);
  t.same(asked, ['https://www.googletagmanager.com/gtag/js?id=G-TEST123']);
  const configured = (await page.evaluate('Array.from(window.dataLayer, (entry) => Array.from(entry))')) as unknown[][];
  t.equal(configured.filter((entry) => entry[0] === 'config').length, 1, 'R016: one identifier');
});

t.test('R015: without an identifier nothing is loaded or sent', async (t) => {
  const site = await startSite();
  t.teardown(() => site.stop());
  const page = await browser.newPage();
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  await page.goto(`${site.origin}/about`, { waitUntil: 'networkidle' });
  t.same([...hosts], [site.origin]);
  t.equal(await page.evaluate('window.dataLayer'), undefined);
});

t.test('R335, D57: web vitals reach our own server and are rated there', async (t) => {
  const site = await startSite();
  t.teardown(() => site.stop());
  const page = await browser.newPage();
  await page.goto(`${site.origin}/about`, { waitUntil: 'networkidle' });
  await page.goto('about:blank');
  // A beacon's answer is told to nobody.
  const rated = () => Object.values(site.services.vitals.counts().TTFB ?? {}).reduce((sum, count) => sum + count, 0);
  for (let tries = 0; rated() === 0 && tries < 200; tries += 1) await setTimeout(50);
  t.equal(rated(), 1, 'TTFB was measured and rated, once');
});
