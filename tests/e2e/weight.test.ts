import type { Page } from 'playwright-core';
import t from 'tap';
import { desktop, openBrowser, phone } from '../helpers/browser.ts';
import { fetchPage, routeTable } from '../helpers/pages.ts';
import { publicSite } from '../helpers/public-site.ts';

const site = await publicSite();
const browser = await openBrowser();
t.teardown(async () => {
  await browser.close();
  await site.stop();
});
const paths = (await routeTable()).map((route) => route.path).filter((path) => !path.includes(':') && path !== '/admin');

/** Bytes of script on the wire, in brotli: what the head names, and what measures the page after it. */
async function scriptBytes(path: string): Promise<number> {
  const { root } = await fetchPage(site, path);
  const files = root.querySelectorAll('link[rel="modulepreload"], script[src]').map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '');
  const measure = /measure-[\w-]+\.js/.exec(await (await fetch(site.origin + files.find((file) => file.includes('entry-client')))).text())?.[0];
  const sizes = await Promise.all([...files, `/assets/${measure}`].map(async (file) => Number((await fetch(site.origin + file, { headers: { 'accept-encoding': 'br' } })).headers.get('content-length'))));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Bytes on the wire of one kind, of a page before any scrolling. */
async function weigh(page: Page, path: string, kind: 'script' | 'image'): Promise<number> {
  let bytes = 0;
  const pending: Promise<void>[] = [];
  page.removeAllListeners('requestfinished');
  page.on('requestfinished', (request) => {
    if (request.resourceType() === kind) pending.push(request.sizes().then(({ responseBodySize }) => void (bytes += responseBodySize)));
  });
  await page.goto(site.origin + path, { waitUntil: 'networkidle' });
  await Promise.all(pending);
  return bytes;
}

t.test('a content page loads at most 100 kB of script (brotli)', async (t) => {
  for (const path of paths) {
    const bytes = await scriptBytes(path);
    t.ok(bytes > 50_000 && bytes <= 100_000, `${path}: ${bytes} bytes of script`);
  }
  const page = await browser.newPage();
  t.equal(await weigh(page, '/', 'script'), await scriptBytes('/'), 'the browser loads what the head names, and no more');
});

t.test('pictures weigh at most 350 kB on a phone and 900 kB on a desktop before scrolling', async (t) => {
  const screens = [
    { options: { viewport: phone, deviceScaleFactor: 2 }, limit: 350_000, name: 'a phone' },
    { options: { viewport: desktop }, limit: 900_000, name: 'a desktop' },
  ];
  await Promise.all(
    screens.flatMap(({ options, limit, name }) =>
      [0, 1].map(async (half) => {
        const context = await browser.newContext(options);
        for (const path of paths.filter((_, index) => index % 2 === half)) {
          // A page of its own each time, for what an earlier one loaded is not loaded again.
          const page = await context.newPage();
          await (await context.newCDPSession(page)).send('Network.setCacheDisabled', { cacheDisabled: true });
          const bytes = await weigh(page, path, 'image');
          t.ok(bytes <= limit, `${path}: ${bytes} bytes of pictures on ${name}`);
          await page.close();
        }
        await context.close();
      }),
    ),
  );
});
