import t from 'tap';
import { fetchPage, plain, texts } from '../helpers/pages.ts';
import { startSite } from '../helpers/site.ts';

t.test('R030, R169, D29: privacy and terms were last updated on the day of rendering in Toronto, which the cache knows', async (t) => {
  const time = { now: 0 };
  const site = await startSite({ clock: () => time.now });
  t.teardown(() => site.stop());
  const updated = async (path: string) => texts((await fetchPage(site, path)).root, 'main p').find((text) => text.startsWith('Last updated'));
  /** Asks until the answer comes from the cache, which alone has an entity tag. */
  const cachedTag = async (path: string) => {
    for (;;) {
      const { headers } = await fetchPage(site, path);
      const tag = headers.get('etag');
      if (tag) return tag;
    }
  };
  for (const [path, before, after, midnight] of [
    ['/privacy', '14 January 2026', '15 January 2026', '2026-01-15T05:00:00Z'],
    ['/terms', '30 June 2026', '1 July 2026', '2026-07-01T04:00:00Z'],
  ] as const) {
    time.now = Date.parse(midnight) - 1;
    t.equal(await updated(path), `Last updated ${before}`, `${path}, a millisecond before midnight in Toronto`);
    const tag = await cachedTag(path);
    t.equal(await updated(path), `Last updated ${before}`, 'from the cache');
    time.now += 1;
    t.equal(await updated(path), `Last updated ${after}`, 'at midnight the cached page is stale');
    const asked = await fetch(site.origin + path, { headers: { 'if-none-match': tag } });
    t.equal(asked.status, 200, 'and so is the one that a browser has kept');
    t.match(await asked.text(), after);
  }
  t.equal(await updated('/licensing-terms'), 'Last updated January 2024', 'R186, R360');
});

t.test('R030, R032, R169–R174, R185, R360, D30: the text pages', async (t) => {
  const site = await startSite();
  t.teardown(() => site.stop());
  const get = async (path: string) => (await fetchPage(site, path)).root;

  await t.test('R185, R186, R360: ten numbered sections, and the office hours', async (t) => {
    const root = await get('/licensing-terms');
    const sections = root.querySelectorAll('main section').filter((section) => section.querySelector('h2'));
    t.same(
      sections.map((section) => `${plain(section.querySelector('p')!)} ${plain(section.querySelector('h2')!)}`.toLowerCase()),
      ['1 grant of license', '2 permitted uses', '3 prohibited uses', '4 copyright', '5 attribution', '6 duration', '7 quality', '8 extended licensing options', '9 liability', '10 contact'],
    );
    t.match(plain(sections[9]!), 'Mon-Fri 9AM-6PM EST');
    t.same(root.querySelectorAll('nav[aria-label="Sections"] a').map((link) => link.getAttribute('href')?.slice(1)), sections.map((section) => section.getAttribute('id')), 'the index leads to each');
  });

  await t.test('R169: privacy and terms are legal text in sections', async (t) => {
    for (const path of ['/privacy', '/terms']) {
      const root = await get(path);
      t.ok(root.querySelectorAll('main section[id]').length >= 6, `${path} has its sections`);
      t.ok(plain(root.querySelector('main')!).length > 2_000, `${path} has its text`);
    }
  });

  await t.test('R170–R174, D30: the five groups exactly, the generated ones below them', async (t) => {
    const root = await get('/sitemap');
    const groups = root.querySelectorAll('main section').filter((section) => section.querySelector('ul'));
    const links = (index: number) => groups[index]?.querySelectorAll('a').map((link) => link.getAttribute('href'));
    t.same(groups.map((group) => plain(group.querySelector('h2')!)), ['Main Pages', 'Services', 'Portfolio', 'Featured Projects', 'Legal', 'More services', 'Service areas', 'Blog', 'Resources']);
    t.same(links(0), ['/', '/about', '/projects', '/blog', '/contact'], 'R170');
    t.same(links(1), ['all', 'photography', 'video', 'drone', 'matterport', 'automation', 'editing', 'website', 'brand'].map((slug) => `/services/${slug}`), 'R171');
    t.same(links(2), ['/portfolio', ...['photography', 'video', 'drone', 'matterport', 'editing', 'website-design', 'brand-apparel', 'ai-services'].map((slug) => `/portfolio/${slug}`)], 'R172');
    t.same(links(3), ['/projects', '/projects/chelster-hall'], 'R173');
    t.same(links(4), ['/privacy', '/terms', '/sitemap'], 'R174');
    t.ok(links(5)?.includes('/services/ai-services'), 'D30: what R171 leaves out stands below');
    t.equal(links(6)?.length, 11, 'D30: ten cities and the page above them');
    t.equal(links(7)?.length, 4, 'D30: four posts');
    for (const path of ['/faq', '/reviews', '/learn', '/downloads', '/vendor-directory', '/media', '/licensing-terms']) t.ok(links(8)?.includes(path), `D30: ${path}`);
    t.notOk(root.querySelectorAll('main a').some((link) => link.getAttribute('href')?.startsWith('/admin')));
  });
});
