import t from 'tap';
import { desktop, openBrowser, phone } from '../helpers/browser.ts';
import { routeTable } from '../helpers/pages.ts';
import { startSite } from '../helpers/site.ts';

const site = await startSite();
const browser = await openBrowser();
t.teardown(async () => {
  await browser.close();
  await site.stop();
});

/** Bytes on the wire by kind, of one page before any scrolling. */
async function weigh(path: string, viewport: { width: number; height: number }, deviceScaleFactor: number) {
  const context = await browser.newContext({ viewport, deviceScaleFactor });
  const page = await context.newPage();
  const bytes = { script: 0, image: 0, html: 0 };
  const pending: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    pending.push(
      request.sizes().then(({ responseBodySize }) => {
        const kind = request.resourceType();
        if (kind === 'script') bytes.script += responseBodySize;
        if (kind === 'image') bytes.image += responseBodySize;
        if (kind === 'document') bytes.html += responseBodySize;
      }),
    );
  });
  await page.goto(site.origin + path, { waitUntil: 'networkidle' });
  await Promise.all(pending);
  await context.close();
  return bytes;
}

t.test('a content page loads at most 100 kB of script (brotli), and its pictures weigh at most 350 kB on a phone and 900 kB on a desktop before scrolling', async (t) => {
  const paths = (await routeTable()).map((route) => route.path).filter((path) => !path.includes(':') && path !== '/admin');
  for (const path of paths) {
    const wide = await weigh(path, desktop, 1);
    t.ok(wide.script <= 100_000, `${path}: ${wide.script} bytes of script`);
    t.ok(wide.image <= 900_000, `${path}: ${wide.image} bytes of pictures at 1440`);
    const narrow = await weigh(path, phone, 2);
    t.ok(narrow.image <= 350_000, `${path}: ${narrow.image} bytes of pictures on a phone`);
  }
});
