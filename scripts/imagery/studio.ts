import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { findBrowser } from '../browser.ts';

const origin = 'http://studio.invalid';
const pages = path.join(import.meta.dirname, 'pages');

/** The ground pictures are composed on, in pixels. */
export const ground = { width: 1620, height: 1080 };

export type Shot = { page: string; width: number; height: number; scale?: number; prepare?: (page: Page) => Promise<void> };

/** A browser that photographs the HTML pages of this folder. It answers every request from the disk and reaches no network. */
export type Studio = { shoot: (shot: Shot) => Promise<Buffer>; close: () => Promise<void> };

export async function openStudio(): Promise<Studio> {
  const browser = await launch();
  return {
    shoot: (shot) => shoot(browser, shot),
    close: () => browser.close(),
  };
}

/** Writes a picture as a master: JPEG, sRGB, quality 93. */
export async function writeMaster(name: string, image: Buffer): Promise<void> {
  await sharp(image)
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 93, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toFile(path.join('src/content/masters', `${name}.jpg`));
}

/** The same browser that the tests find, with colours that are those of the file. Throws when there is none. */
async function launch(): Promise<Browser> {
  const { path: executablePath, args } = await findBrowser(process.env);
  return chromium.launch({ executablePath, args: [...args, '--force-color-profile=srgb', '--hide-scrollbars'] });
}

async function shoot(browser: Browser, { page: name, width, height, scale = 1, prepare }: Shot): Promise<Buffer> {
  const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: scale });
  try {
    const page = await context.newPage();
    await page.route('**/*', async (route) => {
      const body = await fileOf(new URL(route.request().url()).pathname);
      await (body ? route.fulfill({ body, contentType: typeOf(route.request().url()) }) : route.abort());
    });
    await page.goto(`${origin}/${name}.html`);
    await prepare?.(page);
    await page.evaluate('Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode())])');
    return await page.screenshot({ type: 'png' });
  } finally {
    await context.close();
  }
}

async function fileOf(url: string): Promise<Buffer | undefined> {
  const [, folder, ...rest] = url.split('/');
  const inside = rest.join('/');
  const candidates =
    folder === 'fonts'
      ? [path.join('node_modules', inside)]
      : folder === 'pictures'
        ? [path.join('uploads/seed', inside), path.join('src/content/masters', inside)]
        : [path.join(pages, url)];
  for (const candidate of candidates) {
    if (await exists(candidate)) return readFile(candidate);
  }
  return undefined;
}

function typeOf(url: string): string {
  const types: Record<string, string> = { '.html': 'text/html; charset=utf-8', '.css': 'text/css', '.jpg': 'image/jpeg', '.woff2': 'font/woff2', '.svg': 'image/svg+xml' };
  return types[path.extname(new URL(url).pathname)] ?? 'application/octet-stream';
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
