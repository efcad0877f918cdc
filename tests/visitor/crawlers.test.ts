import sharp from 'sharp';
import t from 'tap';
import { openBrowser } from '../helpers/browser.ts';
import { allPaths, routeTable } from '../helpers/pages.ts';
import { publicSite } from '../helpers/public-site.ts';

const site = await publicSite();
const browser = await openBrowser();
t.teardown(() => site.stop());
const get = async (path: string) => {
  const response = await fetch(site.origin + path);
  return { status: response.status, type: response.headers.get('content-type') ?? '', text: await response.text() };
};
/** Texts of the elements of an XML file, read by a real parser; throws when it is not well formed. */
async function elements(source: string, selector: string): Promise<string[]> {
  const page = await browser.newPage();
  const found = await page.evaluate(
    ([xml = '', wanted = '']) => {
      const file = new DOMParser().parseFromString(xml, 'application/xml');
      const problem = file.querySelector('parsererror')?.textContent;
      return problem ? { problem } : { texts: [...file.querySelectorAll(wanted)].map((element) => element.textContent ?? '') };
    },
    [source, selector],
  );
  await page.close();
  if (found.problem) throw new Error(found.problem);
  return found.texts ?? [];
}

t.test('D30: sitemap.xml holds every indexable route and every public item, each once, and nothing of /admin', async (t) => {
  const { status, type, text } = await get('/sitemap.xml');
  t.equal(status, 200);
  t.match(type, 'application/xml');
  const hidden = new Set((await routeTable()).filter((route) => route.indexed === false).map((route) => route.path));
  t.ok(hidden.has('/admin'));
  const expected = (await allPaths(site)).filter((path) => !hidden.has(path)).map((path) => site.origin + path);
  const listed = await elements(text, 'url > loc');
  t.same(listed.toSorted(), expected.toSorted());
  t.equal(new Set(listed).size, listed.length);
  t.ok(listed.length > 110);
  t.notMatch(listed.join(' '), /\/admin|\/newsletter|\?/);
});

t.test('D30: sitemap.xml has a picture for every item of the portfolio, and each answers', async (t) => {
  const { text } = await get('/sitemap.xml');
  const items = text.match(/<url><loc>[^<]*\/portfolio\/[^</]+\/[^<]+<\/loc>.*?<\/url>/g) ?? [];
  t.ok(items.length > 60);
  for (const item of items) t.match(item, /<image:image><image:loc>http[^<]+\.jpg<\/image:loc><\/image:image>/);
  const pictures = new Set(await elements(text, 'loc'));
  for (const picture of [...pictures].filter((url) => url.endsWith('.jpg'))) {
    const response = await fetch(picture, { method: 'HEAD' });
    t.equal(response.status, 200, picture);
  }
});

t.test('R303: robots.txt opens the site, closes /admin and the API, and names the sitemap', async (t) => {
  const { status, type, text } = await get('/robots.txt');
  t.equal(status, 200);
  t.match(type, 'text/plain');
  t.same(text.trim().split('\n'), ['User-agent: *', 'Disallow: /admin', 'Disallow: /api/', '', `Sitemap: ${site.origin}/sitemap.xml`]);
});

t.test('the feeds hold the four posts, as RSS and as JSON', async (t) => {
  const slugs = ['essential-photography-equipment', 'drone-photography-best-practices', 'virtual-staging-trends', 'marketing-luxury-properties'];
  const addresses = slugs.map((slug) => `${site.origin}/blog/${slug}`).toSorted();
  const rss = await get('/feed.xml');
  t.match(rss, { status: 200, type: 'application/rss+xml' });
  t.same((await elements(rss.text, 'channel > item > link')).toSorted(), addresses);
  for (const selector of ['rss[version="2.0"] > channel > title', 'channel > description', 'channel > link']) t.ok((await elements(rss.text, selector))[0], selector);
  for (const date of await elements(rss.text, 'pubDate')) t.notOk(Number.isNaN(Date.parse(date)), date);
  const json = await get('/feed.json');
  t.match(json, { status: 200, type: 'application/feed+json' });
  const feed = JSON.parse(json.text) as { version: string; feed_url: string; items: { id: string; url: string; content_text: string; image: string }[] };
  t.match(feed, { version: 'https://jsonfeed.org/version/1.1', feed_url: `${site.origin}/feed.json` });
  t.same(feed.items.map(({ url }) => url).toSorted(), addresses);
  for (const { image, content_text } of feed.items) {
    t.ok(content_text);
    t.equal((await fetch(image, { method: 'HEAD' })).status, 200, image);
  }
});

t.test('the manifest, its icons and the favicons answer in their true sizes', async (t) => {
  const manifest = await get('/manifest.webmanifest');
  t.match(manifest, { status: 200, type: 'application/manifest+json' });
  const { name, start_url, icons } = JSON.parse(manifest.text) as { name: string; start_url: string; icons: { src: string; sizes: string; type: string; purpose?: string }[] };
  t.match({ name, start_url }, { name: 'Harbourline Media', start_url: '/' });
  t.ok(icons.some((icon) => icon.purpose === 'maskable'));
  for (const { src, sizes, type } of [...icons, { src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' }]) {
    const response = await fetch(site.origin + src);
    t.same([response.status, response.headers.get('content-type')], [200, type], src);
    const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    t.equal(`${width}x${height}`, sizes, src);
  }
  for (const [path, type] of [['/favicon.svg', /^image\/svg\+xml/], ['/favicon.ico', /^image\/(x-icon|vnd\.microsoft\.icon)/]] as const) {
    const answer = await get(path);
    t.equal(answer.status, 200, path);
    t.match(answer.type, type);
  }
});

t.test('security.txt names a contact and a date that lies ahead, by less than a year', async (t) => {
  const { status, type, text } = await get('/.well-known/security.txt');
  t.equal(status, 200);
  t.match(type, 'text/plain');
  t.match(text, /^Contact: mailto:\S+@\S+$/m);
  const ahead = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '') - Date.now();
  t.ok(ahead > 0 && ahead < 365 * 86_400_000);
});
