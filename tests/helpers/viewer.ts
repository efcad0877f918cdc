import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { watchedPage } from './browser.ts';

/** A hydrated page, and what one does with the viewer over it. `cards` are the links that open it. */
export async function viewerPage(browser: Browser, origin: string, path: string, options: BrowserContextOptions = {}) {
  const watched = await watchedPage(browser, origin, { reducedMotion: 'reduce', ...options });
  const { page } = watched;
  await page.goto(path);
  await page.waitForSelector('body.loaded');
  const dialog = page.locator('dialog[open]');
  return {
    ...watched,
    dialog,
    cards: page.locator('main [role="listitem"] > a, section[aria-labelledby="featured"] li a'),
    previous: dialog.getByRole('button', { name: 'Previous' }),
    next: dialog.getByRole('button', { name: 'Next' }),
    close: dialog.getByRole('button', { name: 'Close' }),
    /** Waits until the counter reads so. */
    counts: (number: number, total: number) => dialog.getByText(`${number} of ${total}`, { exact: true }).waitFor(),
  };
}

/** A finger's way across the page. */
export async function swipe(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [to] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}
