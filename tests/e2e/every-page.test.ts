import t from 'tap';
import { seriousProblems } from '../helpers/axe.ts';
import { desktop, openBrowser, phone, watchedPage } from '../helpers/browser.ts';
import { pathsOfEachKind } from '../helpers/pages.ts';
import { publicSite } from '../helpers/public-site.ts';

const site = await publicSite();
const browser = await openBrowser();
t.teardown(async () => {
  await browser.close();
  await site.stop();
});

/** Markup without what script adds to a page on purpose. */
const normal = `(root) => {
  const copy = root.cloneNode(true);
  for (const element of copy.querySelectorAll('*')) for (const name of ['style', 'visibility', 'data-scrolled', 'tabindex', 'data-bar', 'data-ground', 'open', 'value', 'checked', 'selected']) element.removeAttribute(name);
  return copy.innerHTML.replace(/<!--.*?-->/g, '').replace(/ id="[^"]*«[^"]*"/g, '').replace(/\\s+/g, ' ');
}`;

t.test('I6, I10: on every route server HTML and hydrated DOM agree, nothing else is said or asked for, and axe finds nothing serious at 1440 and at 390', async (t) => {
  const { page, context, problems } = await watchedPage(browser, site.origin, { reducedMotion: 'reduce' });
  // The manager goes on from the server's first state as soon as its program is there: here it never comes.
  await context.route(/\/assets\/admin-app/, () => undefined);
  for (const path of await pathsOfEachKind(site)) {
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
    await page.setViewportSize(phone);
    t.same(await seriousProblems(page), [], `${path} at 390`);
  }
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
