import type { BrowserContextOptions, Page, Route } from 'playwright-core';
import t from 'tap';
import { openBrowser, watchedPage, type Watched } from './browser.ts';
import { photograph } from './photograph.ts';
import { staffPassword, staffUser, startSite } from './site.ts';

/** A changing call, as it left the browser: `POST /api/portfolio/photographyPortfolio` and its body. */
export type SentCall = { line: string; body: string };

export type ManagerPage = Watched & ReturnType<typeof partsOf> & {
  /** Changing calls so far, measurements aside. */
  sent: SentCall[];
  /** GETs of this path so far. */
  asked(path: string): number;
};

/** The whole site with a real browser before it; both end with the test file. */
export async function openAdmin({ env }: { env?: Record<string, string> } = {}) {
  const site = await startSite(env ? { env } : {});
  const browser = await openBrowser();
  t.teardown(() => site.stop());
  /** The manager's address in a context of its own; `before` may answer calls in the server's place. */
  const visit = async (options: BrowserContextOptions = {}, before?: (page: Page) => Promise<unknown>): Promise<ManagerPage> => {
    const watched = await watchedPage(browser, site.origin, { reducedMotion: 'reduce', ...options });
    const { page } = watched;
    page.setDefaultTimeout(15_000);
    const sent: SentCall[] = [];
    const gets: string[] = [];
    page.on('request', (request) => {
      const path = new URL(request.url()).pathname;
      if (request.method() === 'GET') gets.push(path);
      else if (path !== '/api/vitals') sent.push({ line: `${request.method()} ${path}`, body: request.postData() ?? '' });
    });
    await before?.(page);
    await page.goto('/admin');
    return { ...watched, sent, asked: (path) => gets.filter((each) => each === path).length, ...partsOf(page) };
  };
  /** The same, signed in. */
  const enter = async (options: BrowserContextOptions = {}, before?: (page: Page) => Promise<unknown>): Promise<ManagerPage> => {
    const opened = await visit(options, before);
    await opened.signIn();
    await opened.tab('Manage Items').waitFor();
    return opened;
  };
  return { site, browser, visit, enter };
}

function partsOf(page: Page) {
  const region = page.getByRole('region', { name: 'Notifications (F8)' });
  return {
    region,
    /** The notice on show. */
    notice: region.locator('li[data-state="open"]'),
    tab: (name: string) => page.getByRole('tab', { name, exact: true }),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    /** The rows of the list, in order. */
    rows: page.locator('ol > li:has(button[data-asks="move"])'),
    async signIn() {
      await page.getByLabel('User name').fill(staffUser);
      await page.getByLabel('Password').fill(staffPassword);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    },
    /** Waits for a notice and gives its lines: title, then description. */
    async saying(title: string): Promise<string[]> {
      const shown = region.locator('li[data-state="open"]').filter({ hasText: title });
      await shown.waitFor();
      return shown.locator('div > div').allTextContents();
    },
    /** Chooses files by the picker. */
    choose: (...files: { name: string; mimeType: string; buffer: Buffer }[]) => page.locator('input[type="file"]').setInputFiles(files),
  };
}

/** A photograph as the picker gives it. */
export async function pictureFile(name: string, width = 900, height = 600) {
  return { name, mimeType: 'image/jpeg', buffer: await photograph(width, height).jpeg().toBuffer() };
}

/** Holds the calls to this path until `release` is called; they then go on to the server. */
export async function hold(page: Page, path: string, method?: string) {
  const waiting: Route[] = [];
  let released = false;
  const handler = async (route: Route) => {
    if (released || (method && route.request().method() !== method)) return route.fallback();
    waiting.push(route);
  };
  await page.route(`**${path}`, handler);
  return async () => {
    released = true;
    await Promise.all(waiting.splice(0).map((route) => route.continue()));
  };
}

/** Lets calls to this path fail: with a status, or without an answer. */
export async function failing(page: Page, path: string, method: string, status: number | 'aborted', body: object = {}) {
  const handler = (route: Route) => {
    if (route.request().method() !== method) return route.fallback();
    return status === 'aborted' ? route.abort() : route.fulfill({ status, json: body });
  };
  await page.route(`**${path}`, handler);
  return () => page.unroute(`**${path}`, handler);
}
