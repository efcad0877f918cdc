import type { Locator, Page } from 'playwright-core';
import t from 'tap';
import { openBrowser, phone, watchedPage } from '../helpers/browser.ts';
import { fetchPage } from '../helpers/pages.ts';
import { publicSite } from '../helpers/public-site.ts';

const site = await publicSite();
const browser = await openBrowser();
t.teardown(() => site.stop());
const tours = [
  ['suite-3104-tour', '/tours/condo-living', 'condo-living-360'],
  ['mill-street-farmhouse-tour', '/tours/farmhouse-kitchen', 'farmhouse-kitchen-360'],
  ['chelster-hall-living-room-tour', '/tours/lakeside-living-room', 'lakeside-living-room-360'],
] as const;
/** A browser without a graphics card says so of every canvas that it reads back. */
const ours = (problems: readonly string[]) => problems.filter((problem) => !problem.includes('GL Driver Message'));
const viewerLoads = (page: Page) => {
  const loads: string[] = [];
  page.on('request', (request) => /\/assets\/panorama|-360-[0-9a-f]+-2048/.test(request.url()) && loads.push(request.url()));
  return loads;
};
/** The frame as the visitor sees it; two shots are equal when nothing turned. */
const shot = async (canvas: Locator) => (await canvas.screenshot()).toString('base64');
const untilOther = async (canvas: Locator, before: string) => {
  for (let tries = 0; tries < 100; tries += 1) {
    const now = await shot(canvas);
    if (now !== before) return now;
  }
  throw new Error('The panorama stands still');
};

t.test('R137, D24: three tours are our own: the item’s frame shows a page of this site, loaded on the press alone', async (t) => {
  for (const [slug, path, picture] of tours) {
    const { page, context, problems } = await watchedPage(browser, site.origin);
    const loads = viewerLoads(page);
    await page.goto(`/portfolio/matterport/${slug}`);
    const press = page.getByRole('button', { name: /^Start the tour/ });
    t.equal(await press.getAttribute('href'), path, 'without script the same address');
    t.match(await page.locator('main figure').textContent(), /from this site/);
    await press.hover();
    t.same(loads, [], 'nothing before the press');
    await press.click();
    const frame = page.frameLocator('iframe');
    await frame.locator('[data-tour="open"] canvas').waitFor();
    t.match(await page.locator('iframe').getAttribute('title'), /^360° panorama: /);
    t.ok(loads.some((url) => url.includes(picture)), `${picture} in its full width`);
    t.same(ours(problems), [], 'no message, no other host');
    await context.close();
  }
});

t.test('a tour turns by keys, by pointer and by its named buttons, and comes closer', async (t) => {
  const { page, problems } = await watchedPage(browser, site.origin, { reducedMotion: 'reduce', viewport: { width: 800, height: 500 } });
  await page.goto('/tours/farmhouse-kitchen');
  const panorama = page.getByRole('application', { name: /^Panorama of Mill Street Farmhouse/ });
  await panorama.locator('canvas').waitFor();
  await panorama.focus();
  let seen = await shot(panorama);
  for (const key of ['ArrowRight', 'ArrowUp', '-']) {
    await page.keyboard.press(key);
    seen = await untilOther(panorama, seen);
    t.pass(key);
  }
  await page.mouse.move(400, 200);
  await page.mouse.down();
  await page.mouse.move(250, 220, { steps: 4 });
  await page.mouse.up();
  seen = await untilOther(panorama, seen);
  for (const name of ['Garden doors', 'Range', 'Closer', 'Further back']) {
    await page.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
    seen = await untilOther(panorama, seen);
    t.pass(name);
  }
  t.same(ours(problems), []);
});

t.test('a finger turns it too; the buttons are large enough and inside the frame', async (t) => {
  const { page } = await watchedPage(browser, site.origin, { viewport: phone, hasTouch: true, isMobile: true });
  await page.goto('/portfolio/matterport/mill-street-farmhouse-tour');
  await page.getByRole('button', { name: /^Start the tour/ }).tap();
  const box = await page.locator('iframe').boundingBox();
  const frame = page.frameLocator('iframe');
  const panorama = frame.getByRole('application');
  await panorama.locator('canvas').waitFor();
  for (const button of await frame.getByRole('button').all()) {
    const place = await button.boundingBox();
    t.ok(box && place && place.height >= 44 && place.x >= box.x && place.x + place.width <= box.x + box.width && place.y >= box.y && place.y + place.height <= box.y + box.height, await button.textContent() ?? '');
  }
  const seen = await shot(panorama);
  const session = await page.context().newCDPSession(page);
  const [x, y] = [(box?.x ?? 0) + 200, (box?.y ?? 0) + 180];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (const step of [20, 60, 100]) await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: x - step, y }] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  t.not(await untilOther(panorama, seen), seen);
});

t.test('without script, and without WebGL, the whole panorama stays, described', async (t) => {
  for (const [, path, picture] of tours) {
    const { status, root } = await fetchPage(site, path);
    t.equal(status, 200);
    const images = root.querySelectorAll('main img');
    t.equal(images.length, 1);
    t.ok(images[0]?.getAttribute('src')?.includes(picture));
    t.match(images[0]?.getAttribute('alt'), /panorama/i);
    t.match(root.querySelector('meta[name="robots"]')?.getAttribute('content'), /noindex/);
    t.equal(root.querySelectorAll('header nav, footer').length, 0, 'bare');
  }
  const { page, problems } = await watchedPage(browser, site.origin);
  const loads = viewerLoads(page);
  await page.addInitScript(() => {
    const real = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      return kind.startsWith('webgl') ? null : Reflect.apply(real, this, [kind, ...rest]);
    } as typeof real;
  });
  await page.goto('/tours/condo-living', { waitUntil: 'networkidle' });
  t.ok(await page.locator('[data-tour="still"]').getByRole('img', { name: /panorama/i }).isVisible());
  t.notOk(loads.some((url) => url.includes('panorama')), 'the viewer is not even loaded');
  t.same(problems, []);
});

t.test('D14, D24: no other tour is there, and none is in the sitemap', async (t) => {
  t.equal((await fetchPage(site, '/tours/none')).status, 404);
  t.equal((await fetchPage(site, '/tours')).status, 404);
  t.notMatch((await fetchPage(site, '/sitemap.xml')).html, '/tours/');
  t.equal((await fetchPage(site, '/tours/condo-living')).headers.get('x-frame-options'), 'SAMEORIGIN');
});
