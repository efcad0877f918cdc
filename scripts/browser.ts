import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';

export type Browser = { path: string; args: string[]; from: string };

const plain = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];
const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const elsewhere = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium', 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'];

/**
 * A Chromium for the tests: CHROMIUM_PATH, an installed one, Playwright's own, or the one inside
 * @sparticuz/chromium, in this order. Throws when CHROMIUM_PATH is set and is no program.
 */
export async function findBrowser(env: Record<string, string | undefined>): Promise<Browser> {
  if (env['CHROMIUM_PATH']) {
    if (!runs(env['CHROMIUM_PATH'])) throw new Error(`CHROMIUM_PATH is ${env['CHROMIUM_PATH']}, which can't be run. Correct it, or unset it to have a browser found.`);
    return { path: env['CHROMIUM_PATH'], args: plain, from: 'CHROMIUM_PATH' };
  }
  const folders = (env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  const installed = [...folders.flatMap((folder) => names.map((name) => path.join(folder, name))), ...elsewhere].find(runs);
  if (installed) return { path: installed, args: plain, from: 'installed' };
  const own = chromium.executablePath();
  if (own && runs(own)) return { path: own, args: plain, from: 'Playwright' };
  return packaged();
}

/** The browser inside the package; it looks for its libraries by this variable before it is imported. */
async function packaged(): Promise<Browser> {
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs20.x';
  const { default: shipped } = await import('@sparticuz/chromium');
  // Pages are drawn twice as fast without the imitated graphics card; only the panoramas need one, for WebGL.
  const args = ['--no-sandbox', '--headless=shell', '--disable-gpu', '--enable-unsafe-swiftshader'];
  return { path: await shipped.executablePath(), args, from: '@sparticuz/chromium' };
}

function runs(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
