import t from 'tap';
import { openBrowser } from '../helpers/browser.ts';
import { publicSite } from '../helpers/public-site.ts';
import { viewerPage } from '../helpers/viewer.ts';

const site = await publicSite();
const browser = await openBrowser();
t.teardown(() => site.stop());

/** A page whose third parties are played by the test; `asked` are the addresses that left our own host. */
async function open(path: string, options = {}) {
  const asked: string[] = [];
  const opened = await viewerPage(browser, site.origin, path, options);
  await opened.context.route((url) => url.origin !== site.origin && url.protocol.startsWith('http'), async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title><p>Playing' });
  });
  return { ...opened, asked, frame: opened.page.locator('iframe') };
}
const film = 'https://www.youtube-nocookie.com/embed/HbrlnHarbr1?autoplay=1';
const tour = 'https://my.matterport.com/show/?m=HblChelst01';
const sandboxOf = async (frame: { getAttribute(name: string): Promise<string | null> }) => ((await frame.getAttribute('sandbox')) ?? '').split(' ');

t.test('R136, R302, D51: a film loads nothing from YouTube before it is pressed, then {host}/embed/{videoId}?autoplay=1', async (t) => {
  const { page, cards, counts, dialog, frame, asked, problems } = await open('/portfolio/video');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  t.same([...asked, ...problems], [], 'the page itself asks nobody');
  await cards.nth(1).click();
  await counts(2, 8);
  await frame.waitFor();
  t.match(await frame.getAttribute('src'), /^https:\/\/www\.youtube-nocookie\.com\/embed\/HbrlnMillS1\?autoplay=1$/, 'the pressed card plays at once');
  await page.keyboard.press('ArrowLeft');
  await counts(1, 8);
  t.equal(await frame.count(), 0, 'the film beside it waits');
  asked.length = 0;
  const play = dialog.getByRole('button', { name: 'Play the film: Suite 3104' });
  await play.focus();
  t.same(asked, []);
  await page.keyboard.press('Enter');
  await frame.waitFor();
  t.equal(await frame.getAttribute('src'), film);
  await page.frameLocator('iframe').getByText('Playing').waitFor();
  t.same([...new Set(asked)], [film], 'nothing but the player');
});

t.test('R137, D24: a tour loads on the press, in a frame of ours with title, allow, sandbox and loading', async (t) => {
  const { page, cards, counts, frame, asked, problems, dialog } = await open('/portfolio/matterport');
  t.same([...asked, ...problems], []);
  await cards.nth(3).click();
  await counts(4, 9);
  await page.keyboard.press('ArrowLeft');
  await counts(3, 9);
  asked.length = 0;
  await dialog.getByRole('button', { name: 'Start the tour: Chelster Hall, both floors' }).click();
  await frame.waitFor();
  t.equal(await frame.getAttribute('src'), tour);
  t.equal(await frame.getAttribute('title'), '3D tour: Chelster Hall, both floors');
  t.match(await frame.getAttribute('allow'), /fullscreen.*xr-spatial-tracking/);
  t.ok(await frame.getAttribute('loading'));
  const sandbox = await sandboxOf(frame);
  t.ok(sandbox.includes('allow-scripts'));
  t.notOk(sandbox.some((word) => /top-navigation|forms|modals|downloads/.test(word)), sandbox.join(' '));
  await page.frameLocator('iframe').getByText('Playing').waitFor();
  t.same([...new Set(asked)], [tour]);
});

t.test('R136: on the item’s own page, by mouse or keyboard, and on a project’s film', async (t) => {
  for (const [path, name, src] of [
    ['/portfolio/video/suite-3104-film', /^Play the film/, film],
    ['/portfolio/matterport/chelster-hall-tour', /^Start the tour/, tour],
    ['/projects/chelster-hall', /^Watch the tour/, 'https://www.youtube-nocookie.com/embed/HbrlnChels1?autoplay=1'],
  ] as const) {
    const { page, context, frame, asked, problems } = await open(path);
    const press = page.getByRole('button', { name });
    await press.scrollIntoViewIfNeeded();
    await press.focus();
    t.same([...asked, ...problems], [], `${path}: nothing before`);
    await page.keyboard.press('Space');
    await frame.waitFor();
    t.equal(await frame.getAttribute('src'), src);
    t.ok((await sandboxOf(frame)).includes('allow-scripts'));
    await page.frameLocator('iframe').getByText('Playing').waitFor();
    t.same([...new Set(asked)], [src]);
    await context.close();
  }
});

t.test('R334: the viewer’s picture is at most 64rem wide, and whole on every screen', async (t) => {
  for (const [width, height, expected] of [[2560, 1440, 1024], [1440, 1100, 1024], [1024, 700, undefined], [390, 844, 390]] as const) {
    const { context, cards, counts, dialog } = await open('/portfolio/photography', { viewport: { width, height } });
    await cards.nth(1).click();
    await counts(2, 16);
    const picture = dialog.locator('img:visible');
    await picture.evaluate((image: HTMLImageElement) => image.decode());
    const box = await picture.boundingBox();
    t.ok(box && box.width <= 1024 && box.x >= 0 && box.x + box.width <= width, `${width}: ${JSON.stringify(box)}`);
    if (expected) t.equal(Math.round(box?.width ?? 0), expected);
    t.ok(box && Math.abs(box.width / box.height - 1.5) < 0.01, 'not cut');
    await context.close();
  }
});

t.test('R244: the pictures at both sides are there before one moves to them', async (t) => {
  const { page, cards, counts, dialog } = await open('/portfolio/photography');
  await cards.nth(4).click();
  await counts(5, 16);
  await page.waitForFunction(() => {
    const hidden = [...document.querySelectorAll<HTMLImageElement>('dialog [hidden] img')];
    return hidden.length === 2 && hidden.every((image) => image.complete && image.naturalWidth > 0);
  });
  const loaded = await dialog.locator('[hidden] img').evaluateAll((images) => images.map((image) => (image as HTMLImageElement).currentSrc));
  await page.keyboard.press('ArrowRight');
  await counts(6, 16);
  const shown = dialog.locator('img:visible');
  await shown.evaluate((image: HTMLImageElement) => image.decode());
  t.ok(loaded.includes(await shown.evaluate((image) => (image as HTMLImageElement).currentSrc)), 'the very file');
});

t.test('an altered picture keeps its label and its original in the viewer; the slider keeps its arrow keys', async (t) => {
  const { page, cards, counts, dialog, problems } = await open('/portfolio/ai-services');
  await cards.first().click();
  await counts(1, 6);
  t.match(await dialog.textContent(), /Original.*Virtually staged/);
  const slider = dialog.getByRole('slider');
  await slider.focus();
  const before = await slider.inputValue();
  await page.keyboard.press('ArrowRight');
  t.not(await slider.inputValue(), before);
  await counts(1, 6);
  t.same(problems, []);
});
