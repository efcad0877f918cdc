import type { Page } from 'playwright-core';
import t, { type Test } from 'tap';
import { seriousProblems } from '../helpers/axe.ts';
import { desktop, openBrowser, phone, watchedPage } from '../helpers/browser.ts';
import { pathsOfEachKind } from '../helpers/pages.ts';
import { loadedPictures } from '../helpers/picture-weight.ts';
import { publicSite } from '../helpers/public-site.ts';

const site = await publicSite();
const browser = await openBrowser();
t.teardown(() => site.stop());

/** Markup without what script adds to a page on purpose. */
const normal = `(root) => {
  const copy = root.cloneNode(true);
  for (const element of copy.querySelectorAll('*')) for (const name of ['style', 'visibility', 'data-scrolled', 'tabindex', 'data-bar', 'data-ground', 'open', 'value', 'checked', 'selected']) element.removeAttribute(name);
  return copy.innerHTML.replace(/<!--.*?-->/g, '').replace(/ id="[^"]*«[^"]*"/g, '').replace(/\\s+/g, ' ');
}`;

/** Takes the paths one after the other. Two take turns: while one waits for its pictures, the other works. */
async function visit(t: Test, paths: string[]) {
  const watched = await watchedPage(browser, site.origin, { reducedMotion: 'reduce' });
  const manager = await watchedPage(browser, site.origin, { reducedMotion: 'reduce' });
  // The manager goes on from the server's first state as soon as its program is there: here it never comes.
  // Only in a context of its own, for routing takes the browser's cache from a context: every page loaded twice as long.
  await manager.context.route(/\/assets\/admin-app/, () => undefined);
  for (let path = paths.shift(); path; path = paths.shift()) {
    const { page, problems } = path === '/admin' ? manager : watched;
    problems.length = 0;
    await page.setViewportSize(desktop);
    const response = await page.goto(path, { waitUntil: 'load' });
    const served = (await response?.text()) ?? '';
    await page.waitForSelector('body.loaded');
    const [before, after] = (await page.evaluate(
      `(() => { const normal = ${normal}; const served = new DOMParser().parseFromString(${JSON.stringify(served)}, 'text/html'); return [normal(served.getElementById('root')), normal(document.getElementById('root'))]; })()`,
    )) as [string, string];
    t.equal(firstDifference(before, after), undefined, `${path}: the same markup`);
    t.same(problems, [], `${path}: no console message, no error, no other host`);
    if (path === '/admin') continue;
    t.same(await seriousProblems(page), [], `${path} at 1440`);
    // Larger sizes that the browser kept from other pages weigh more than a first visit: only too much is weighed again.
    const kept = await pictureBytes(page);
    const bytes = kept > 900_000 ? await bytesOnFirstVisit(path) : kept;
    t.ok(bytes <= 900_000, `${path}: ${bytes} bytes of pictures at 1440`);
    const height = await heroHeight(page);
    if (height && path !== '/') t.equal(height, expectedHeight(path), `${path}: ${height} px of hero at 1440`);
    await page.setViewportSize(phone);
    t.same(await seriousProblems(page), [], `${path} at 390`);
    if (height && path !== '/') t.ok(Number(await heroHeight(page)) >= expectedHeight(path), `${path}: no less hero at 390`);
    if (height) withHero.add(path);
  }
}
async function bytesOnFirstVisit(path: string): Promise<number> {
  const { page, context } = await watchedPage(browser, site.origin);
  await page.goto(path);
  const bytes = await pictureBytes(page);
  await context.close();
  return bytes;
}
const pictureBytes = async (page: Page) => (await loadedPictures(page)).reduce((sum, picture) => sum + picture.bytes, 0);
const withHero = new Set<string>();
const heroHeight = (page: Page) => page.evaluate(() => document.querySelector('main [data-hero]')?.getBoundingClientRect().height);
const expectedHeight = (path: string) => (path.startsWith('/portfolio') ? 472 : 475);

t.test('I6, I10, R054, R055, R075: on every route server HTML and hydrated DOM agree, nothing else is said or asked for, axe finds nothing serious at 1440 and at 390, pictures weigh at most 900 kB before scrolling, and heroes are 475 px high, 472 in the portfolio, on a phone no less', async (t) => {
  const paths = await pathsOfEachKind(site);
  await Promise.all([visit(t, paths), visit(t, paths)]);
  for (const path of ['photography', 'video', 'drone', 'matterport', 'editing', 'website', 'brand', 'ai-services'].map((slug) => `/services/${slug}`)) t.ok(withHero.has(path), `${path} has a hero`);
  for (const path of ['/services', '/services/all', '/about', '/blog', '/contact', '/privacy', '/terms', '/sitemap', '/portfolio', '/projects']) t.ok(withHero.has(path), `${path} has a hero`);
});

t.test('D51, R301: no page asks another host for anything before a click, and sets no cookie', async (t) => {
  const { page, context, problems } = await watchedPage(browser, site.origin);
  for (const path of ['/', '/portfolio/video', '/portfolio/matterport', '/projects/chelster-hall']) await page.goto(path, { waitUntil: 'networkidle' });
  t.same(problems, []);
  t.same(await context.cookies(), []);
});

function firstDifference(one: string, other: string): string | undefined {
  if (one === other) return undefined;
  let at = 0;
  while (one[at] === other[at]) at += 1;
  return `${one.slice(Math.max(0, at - 80), at + 120)} ≠ ${other.slice(Math.max(0, at - 80), at + 120)}`;
}
