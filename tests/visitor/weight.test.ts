import t from 'tap';
import { openBrowser, phone } from '../helpers/browser.ts';
import { fetchPage, pathsOfEachKind, routeTable } from '../helpers/pages.ts';
import { loadedPictures } from '../helpers/picture-weight.ts';
import { publicSite } from '../helpers/public-site.ts';

const site = await publicSite();
const browser = await openBrowser();
t.teardown(() => site.stop());
const paths = (await routeTable()).map((route) => route.path).filter((path) => !path.includes(':') && path !== '/admin');

/** Bytes of script on the wire, in brotli: what the head names, and what measures the page after it. */
async function scriptBytes(path: string): Promise<number> {
  const { root } = await fetchPage(site, path);
  const files = root.querySelectorAll('link[rel="modulepreload"], script[src]').map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '');
  const measure = /measure-[\w-]+\.js/.exec(await (await fetch(site.origin + files.find((file) => file.includes('entry-client')))).text())?.[0];
  const sizes = await Promise.all([...files, `/assets/${measure}`].map(async (file) => Number((await fetch(site.origin + file, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })).headers.get('content-length'))));
  return sizes.reduce((sum, size) => sum + size, 0);
}

t.test('a content page loads at most 100 kB of script (brotli)', async (t) => {
  for (const path of paths) {
    const bytes = await scriptBytes(path);
    t.ok(bytes > 50_000 && bytes <= 100_000, `${path}: ${bytes} bytes of script`);
  }
  const page = await browser.newPage();
  await page.goto(site.origin, { waitUntil: 'networkidle' });
  const loaded = await page.evaluate(() => (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) => name.endsWith('.js')).reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0));
  t.equal(loaded, await scriptBytes('/'), 'the browser loads what the head names, and no more');
});

t.test('pictures weigh at most 350 kB on a phone before scrolling', async (t) => {
  const pages = (await pathsOfEachKind(site)).filter((path) => path !== '/admin');
  await Promise.all(
    [0, 1, 2].map(async (third) => {
      for (const path of pages.filter((_, index) => index % 3 === third)) {
        const context = await browser.newContext({ baseURL: site.origin, viewport: phone, deviceScaleFactor: 2 });
        const page = await context.newPage();
        // What a page loads before scrolling stands in its HTML: every-page.test.ts sees that script changes nothing in it.
        const session = await context.newCDPSession(page);
        await session.send('Network.enable');
        await session.send('Network.setBlockedURLs', { urls: ['*.js'] });
        await page.goto(path);
        const pictures = await loadedPictures(page);
        const bytes = pictures.reduce((sum, picture) => sum + picture.bytes, 0);
        t.ok(bytes <= 350_000, `${path}: ${bytes} bytes of ${pictures.length} pictures`);
        t.same(pictures.filter((picture) => picture.bytes === 0), [], `${path}: each was weighed`);
        await context.close();
      }
    }),
  );
});
