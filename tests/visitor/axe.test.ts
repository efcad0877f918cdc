import type { Page } from 'playwright-core';
import t from 'tap';
import { seriousProblems } from '../helpers/axe.ts';
import { desktop, openBrowser, phone, watchedPage } from '../helpers/browser.ts';
import { publicSite } from '../helpers/public-site.ts';

const site = await publicSite();
const browser = await openBrowser();
t.teardown(() => site.stop());
const { page } = await watchedPage(browser, site.origin, { reducedMotion: 'reduce' });
const open = async (path: string, viewport: typeof desktop | typeof phone = desktop): Promise<Page> => {
  await page.setViewportSize(viewport);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.waitForSelector('body.loaded');
  return page;
};

t.test('I10: axe finds nothing serious where a route answers otherwise than every-page.test.ts sees it', async (t) => {
  for (const path of ['/blog/no-such-post', '/no-such-page', '/blog?q=no+such+words', '/contact?sent=1']) {
    await open(path);
    t.same(await seriousProblems(page), [], `${path} at 1440`);
    await page.setViewportSize(phone);
    t.same(await seriousProblems(page), [], `${path} at 390`);
  }
});

t.test('I10: nor in the bar after a scroll, nor in an open menu', async (t) => {
  for (const path of ['/', '/licensing-terms']) {
    await open(path);
    await page.evaluate(() => window.scrollTo(0, 700));
    await page.locator('header[data-bar="scrolled"]').waitFor();
    t.same(await seriousProblems(page), [], `${path}, scrolled`);
    await open(path);
    for (const label of ['Services', 'Portfolio']) {
      const menu = page.locator('header details').filter({ has: page.getByText(label, { exact: true }) }).first();
      await menu.locator('summary').hover();
      await menu.getByRole('listitem').first().waitFor();
      t.same(await seriousProblems(page), [], `${path}, ${label}`);
    }
    await open(path, phone);
    await page.getByLabel('Menu').click();
    const sheet = page.getByRole('navigation', { name: 'Main' });
    await sheet.getByText('Portfolio', { exact: true }).click();
    await sheet.getByRole('link', { name: 'Drone Imagery' }).waitFor();
    t.same(await seriousProblems(page), [], `${path}, small menu`);
  }
});

t.test('I10: nor in the open viewer', async (t) => {
  for (const viewport of [desktop, phone]) {
    for (const path of ['/portfolio/photography', '/services/video']) {
      await open(path, viewport);
      await page.locator('[data-viewer-item], main a[href^="/portfolio/"]:has(img)').first().click();
      await page.getByRole('dialog').waitFor();
      t.same(await seriousProblems(page), [], `${path} at ${viewport.width}`);
    }
  }
});

t.test('I10: nor with open answers', async (t) => {
  for (const viewport of [desktop, phone]) {
    for (const path of ['/faq', '/services/photography']) {
      await open(path, viewport);
      await page.locator('main details').evaluateAll((questions) => questions.forEach((question) => ((question as HTMLDetailsElement).open = true)));
      t.ok(await page.locator('main details[open] p').last().isVisible(), 'answers are open');
      t.same(await seriousProblems(page), [], `${path} at ${viewport.width}`);
    }
  }
});

t.test('I10: nor in forms with errors', async (t) => {
  for (const viewport of [desktop, phone]) {
    await open('/contact', viewport);
    await page.getByRole('button', { name: 'Send inquiry' }).click();
    await page.getByRole('alert').waitFor();
    t.same(await seriousProblems(page), [], `the inquiry at ${viewport.width}`);
    for (const path of ['/', '/blog/virtual-staging-trends']) {
      await open(path, viewport);
      for (const form of await page.locator('form[action^="/api/newsletter"]').all()) {
        await form.getByRole('button').click();
        await form.getByText('Please enter a valid email address').waitFor();
      }
      t.same(await seriousProblems(page), [], `the newsletter on ${path} at ${viewport.width}`);
    }
  }
});
