import t from 'tap';
import { openBrowser, watchedPage } from '../helpers/browser.ts';
import { fetchPage, plain, texts } from '../helpers/pages.ts';
import { startSite } from '../helpers/site.ts';

const site = await startSite();
const browser = await openBrowser();
t.teardown(() => site.stop());
const posts = [
  { slug: 'essential-photography-equipment', title: 'Essential Photography Equipment', category: 'Photography', date: '12 May 2026', minutes: '6 min read', author: 'Maren Aldous', role: 'Founder and lead photographer' },
  { slug: 'drone-photography-best-practices', title: 'Drone Photography Best Practices', category: 'Drone', date: '21 April 2026', minutes: '5 min read', author: 'Teodor Lang', role: 'Chief drone pilot' },
  { slug: 'virtual-staging-trends', title: 'Virtual Staging Trends', category: 'Technology', date: '30 March 2026', minutes: '7 min read', author: 'Ines Okafor', role: 'Head of retouching' },
  { slug: 'marketing-luxury-properties', title: 'Marketing Luxury Properties', category: 'Marketing', date: '9 March 2026', minutes: '8 min read' },
] as const;
const open = async (path: string) => {
  const watched = await watchedPage(browser, site.origin, { reducedMotion: 'reduce' });
  await watched.page.goto(path);
  await watched.page.waitForSelector('body.loaded');
  return watched;
};

for (const { slug, title, category, date, minutes, ...author } of posts) {
  t.test(`R031, R156, R211, R212: ${slug}`, async (t) => {
    const { status, root } = await fetchPage(site, `/blog/${slug}`);
    t.equal(status, 200);
    const head = root.querySelector('article > header')!;
    t.equal(plain(head.querySelector('h1')!), title);
    t.equal(head.querySelector('a')?.getAttribute('href'), '/blog', 'the way back');
    t.ok(plain(head.querySelector('h1 + p')!).length > 60, 'its excerpt');
    for (const part of [category, date, minutes]) t.match(plain(head), part);
    t.ok(root.querySelector('article > figure img'), 'its hero picture');
    t.ok(root.querySelectorAll('article h2').length >= 4, 'R158: its body');

    t.same(texts(root, '[aria-label="Tags"] li'), ['Photography', 'Real Estate', 'Equipment'], 'R159');
    t.equal(root.querySelectorAll('[aria-label="Tags"] a').length, 0, 'D27: as text');
    const box = root.querySelector('aside[aria-label="Author"]');
    if ('author' in author) {
      t.match(plain(box!), author.author, 'R160: name');
      t.match(plain(box!), author.role, 'R160: role');
      t.equal(box!.querySelector('a')?.getAttribute('href'), '/about', 'R160: to About');
    } else t.equal(box, null, 'R160: no author, no box');
    const categories = root.querySelectorAll('nav[aria-labelledby="post-categories"] a');
    t.same(categories.map((link) => [plain(link), link.getAttribute('href')]), ['Photography', 'Drone', 'Technology', 'Marketing'].map((name) => [name, '/blog']), 'R161');
    t.equal(root.querySelectorAll('main form[action^="/api/newsletter"] input[type="email"]').length, 1, 'R162, D28: the newsletter box is the real form');
    const related = root.querySelectorAll('section[aria-labelledby="related-posts"] li h3 a').map((link) => link.getAttribute('href')?.slice('/blog/'.length));
    t.same(related, posts.map((post) => post.slug).filter((other) => other !== slug).slice(0, 2), 'R163, R332: no other of its category, so the first two others');
    t.ok(root.querySelectorAll('main a[href="/contact"]').some((link) => plain(link) === 'Contact the studio'), 'R164');
  });
}

t.test('R158, R214–R219: each kind of block is rendered', async (t) => {
  const { root } = await fetchPage(site, '/blog/essential-photography-equipment');
  const body = root.querySelector('article')!;
  t.ok(texts(body, 'h2').includes('A tripod that is heavy on purpose'), 'R214: heading');
  t.ok(texts(body, 'p').some((text) => text.length > 300), 'R215: paragraph');
  t.ok(texts(body, 'p').includes('If a frame needs a 14 mm lens, the frame is wrong. Step back through the door.'), 'R216: highlight by text');
  t.ok(body.querySelectorAll('figure').some((figure) => figure.querySelector('img') && /this is what the tripod is for/.test(plain(figure.querySelector('figcaption')!))), 'R217: image and caption');
  t.match(plain(body.querySelectorAll('figure').find((figure) => figure.querySelector('blockquote'))!), /“Turn the lamps down before you turn the camera up.” ?The founder, to every new assistant/, 'R218: quote and author');
  t.ok(body.querySelectorAll('ul').filter((list) => !list.getAttribute('aria-label')).every((list) => list.querySelectorAll('li').length >= 3), 'R219: lists');
  const luxury = (await fetchPage(site, '/blog/marketing-luxury-properties')).root.querySelector('article')!;
  t.ok(texts(luxury, 'p').includes('Price is not a mood. Show the stone at the size of stone, and let the buyer do the sum.'), 'R216: highlight by content');
  const unsigned = luxury.querySelectorAll('figure').find((figure) => figure.querySelector('blockquote'));
  t.equal(unsigned?.querySelector('figcaption') ?? null, null, 'R218: a quote without its author');
});

t.test('R220: a block of a type that the page does not know is skipped without an error', async (t) => {
  const { page, problems } = await open('/blog');
  let changed = 0;
  await page.route('**/virtual-staging-trends-*.js', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/type:(['"`])quote\1/g, () => {
      changed += 1;
      return 'type:`hologram`';
    });
    await route.fulfill({ response: answer, body });
  });
  await page.getByRole('main').getByRole('link', { name: 'Virtual Staging Trends' }).click();
  await page.getByRole('heading', { level: 1, name: 'Virtual Staging Trends' }).waitFor();
  await page.getByRole('heading', { name: 'The label is part of the picture' }).waitFor();
  t.equal(changed, 1, 'one block is of another type');
  t.equal(await page.getByText('I do not mind that the chairs were never there').count(), 0);
  t.same(problems, []);
});

t.test('R157, R256, R329, D26: Copy link puts the address into the clipboard and shows a check mark for 2 seconds', async (t) => {
  const { page, context, problems } = await open('/blog/virtual-staging-trends');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const button = page.getByRole('button', { name: 'Copy link' });
  const drawn = () => button.locator('path').getAttribute('d');
  const link = await drawn();
  await page.clock.install();
  await button.click();
  await page.getByRole('status').getByText('Link copied', { exact: true }).waitFor();
  t.equal(await page.evaluate(() => navigator.clipboard.readText()), `${site.origin}/blog/virtual-staging-trends`);
  const check = await drawn();
  t.not(check, link, 'the check mark');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.waitForFunction((before) => document.querySelector('button[aria-label="Copy link"] path')?.getAttribute('d') === before, link);
  await button.click();
  await page.getByRole('status').getByText('Link copied', { exact: true }).waitFor();
  await page.clock.runFor(1_999);
  t.equal(await drawn(), check, 'still there after 1.999 s');
  await page.clock.runFor(1);
  await page.waitForFunction((before) => document.querySelector('button[aria-label="Copy link"] path')?.getAttribute('d') === before, link);
  t.same(problems, []);
});

t.test('D26: without the Clipboard API the address is copied all the same; the other icons are share links', async (t) => {
  const { page, context } = await open('/blog/virtual-staging-trends');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
  });
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByRole('status').getByText('Link copied', { exact: true }).waitFor();
  t.equal(await page.evaluate(() => navigator.clipboard.readText()), `${site.origin}/blog/virtual-staging-trends`);
  const address = encodeURIComponent(`${site.origin}/blog/virtual-staging-trends`);
  t.match(await page.getByRole('link', { name: 'Share by email' }).getAttribute('href'), `body=${address}`);
  t.match(await page.getByRole('link', { name: 'Share on LinkedIn' }).getAttribute('href'), `https://www.linkedin.com/sharing/share-offsite/?url=${address}`);
  t.match(await page.getByRole('link', { name: 'Share on Facebook' }).getAttribute('href'), `https://www.facebook.com/sharer/sharer.php?u=${address}`);
});
