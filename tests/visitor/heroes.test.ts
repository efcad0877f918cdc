import t from 'tap';
import { desktop, openBrowser, phone, watchedPage } from '../helpers/browser.ts';
import { fetchPage } from '../helpers/pages.ts';
import { publicSite } from '../helpers/public-site.ts';

const site = await publicSite();
const browser = await openBrowser();
t.teardown(() => site.stop());
const open = async (path: string, options: object) => {
  const watched = await watchedPage(browser, site.origin, options);
  await watched.page.goto(path);
  return { ...watched, hero: watched.page.locator('main [data-hero]') };
};
const heightOf = (hero: Awaited<ReturnType<typeof open>>['hero']) => hero.evaluate((element) => element.getBoundingClientRect().height);

t.test('R052, R053, R239, R329, D39: at home the whole screen; 60vh up to a width of 768', async (t) => {
  const { page, hero, problems } = await open('/', { viewport: desktop });
  t.equal(await heightOf(hero), 900, 'whole screen at 1440');
  for (const [width, height, expected] of [[769, 1000, 1000], [768, 1000, 600], [390, 844, 506.4]] as const) {
    await page.setViewportSize({ width, height });
    t.ok(Math.abs((await heightOf(hero)) - expected) < 0.5, `${width}: ${await heightOf(hero)}`);
  }
  t.same(problems, []);
});

t.test('R050, R051: the two buttons and the Scroll cue are seen on wider screens only', async (t) => {
  const wide = await open('/', { viewport: desktop });
  for (const name of ['Book a shoot', 'View portfolio', 'Scroll']) t.ok(await wide.hero.getByRole('link', { name }).isVisible(), name);
  const narrow = await open('/', { viewport: phone });
  t.equal(await narrow.hero.getByRole('link').count(), 0, 'neither buttons nor cue in the hero of a phone');
  t.ok(await narrow.page.locator('#about').getByRole('link', { name: 'Book a shoot' }).isVisible(), 'a phone has them under the statement');
  t.notOk(await wide.page.locator('#about').getByRole('link', { name: 'Book a shoot' }).isVisible(), 'and only a phone');
});

t.test('R065, R242: a phone loads another, narrower picture, the one that is preloaded, once', async (t) => {
  const { root } = await fetchPage(site, '/');
  const preloads = root.querySelectorAll('head link[rel="preload"][as="image"]');
  t.equal(preloads.length, 1);
  const media = preloads[0]?.getAttribute('media') ?? '';
  const preloaded = preloads[0]?.getAttribute('imagesrcset') ?? '';
  const shown = async (options: object) => {
    const watched = await watchedPage(browser, site.origin, options);
    const requested: string[] = [];
    watched.page.on('request', (request) => request.url().includes('/uploads/dusk-sky') && requested.push(new URL(request.url()).pathname));
    await watched.page.goto('/');
    const picture = watched.page.locator('main [data-hero] img');
    const image = await picture.evaluate(async (element: HTMLImageElement) => {
      await element.decode();
      return { src: new URL(element.currentSrc).pathname, width: element.naturalWidth, height: element.naturalHeight };
    });
    const preloads = await watched.page.evaluate((query) => matchMedia(query).matches, media);
    return { image, requested, preloads, problems: watched.problems };
  };
  const small = await shown({ viewport: phone, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
  const large = await shown({ viewport: desktop });
  t.ok(preloaded.includes(small.image.src), `${small.image.src} is one of the preloaded set`);
  t.same(small.requested, [small.image.src], 'loaded once, and no other size of it');
  t.ok(small.preloads && !large.preloads, 'preloaded for phones only');
  t.notOk(preloaded.includes(large.image.src), 'a wide screen shows another picture');
  t.same(large.requested, [large.image.src]);
  t.ok(small.image.width < large.image.width && small.image.height > small.image.width, 'narrower, and upright');
  t.same([...small.problems, ...large.problems], []);
});

t.test('R239, R240, R241, D39: one document for all; the picture follows the screen when its size changes', async (t) => {
  const asked = async (agent: string) => {
    const response = await fetch(`${site.origin}/`, { headers: { 'user-agent': agent } });
    return response.text();
  };
  t.equal(await asked('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148'), await asked('Mozilla/5.0 (X11; Linux x86_64)'), 'no markup depends on a flag');
  const { page, hero } = await open('/', { viewport: desktop });
  const picture = await hero.locator('img').elementHandle();
  await page.waitForFunction((image) => (image as HTMLImageElement).currentSrc.includes('dusk-sky-wide'), picture);
  await page.setViewportSize(phone);
  await page.waitForFunction((image) => (image as HTMLImageElement).currentSrc.includes('dusk-sky-tall'), picture);
  await page.setViewportSize(desktop);
  await page.waitForFunction((image) => (image as HTMLImageElement).currentSrc.includes('dusk-sky-wide'), picture);
});
