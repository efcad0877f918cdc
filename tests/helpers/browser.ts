import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import t from 'tap';
import { findBrowser } from '../../scripts/browser.ts';

let opened: Promise<Browser> | undefined;

/** A real Chromium, one a process, closed when all its tests are through: the one that `npm test` found, or found here when a file is run alone. */
export function openBrowser(): Promise<Browser> {
  return (opened ??= launch());
}

async function launch(): Promise<Browser> {
  const { CHROMIUM_PATH, CHROMIUM_ARGS } = process.env;
  const found = CHROMIUM_PATH && CHROMIUM_ARGS ? { path: CHROMIUM_PATH, args: JSON.parse(CHROMIUM_ARGS) as string[] } : await findBrowser(process.env);
  const browser = await chromium.launch({ executablePath: found.path, args: found.args });
  t.teardown(() => browser.close());
  return browser;
}

export type Watched = {
  page: Page;
  context: BrowserContext;
  /** Console errors and warnings, page errors, failed requests, requests to other hosts. */
  problems: string[];
};

/** A page of its own context that writes down everything that should not happen. */
export async function watchedPage(browser: Browser, origin: string, options: BrowserContextOptions = {}): Promise<Watched> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 }, ...options });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`page: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) problems.push(`other host: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 500) problems.push(`${response.status()}: ${response.url()}`);
  });
  return { page, context, problems };
}

/** Does what leads to another document, a form without script say, and waits for the whole of it: a page may still come in pieces when its address is there. */
export async function leading(page: Page, act: () => Promise<unknown>): Promise<void> {
  await Promise.all([page.waitForEvent('load'), act()]);
}

export const phone = { width: 390, height: 844 } as const;
export const tablet = { width: 820, height: 1180 } as const;
export const desktop = { width: 1440, height: 900 } as const;
