import t from 'tap';
import { openBrowser, watchedPage } from '../helpers/browser.ts';
import { fetchPage, plain, texts } from '../helpers/pages.ts';
import { publicSite } from '../helpers/public-site.ts';

const site = await publicSite();
const browser = await openBrowser();
t.teardown(() => site.stop());
const get = async (path: string) => (await fetchPage(site, path)).root;

t.test('R030, R142–R148, R006: about', async (t) => {
  const root = await get('/about');
  t.equal(plain(root.querySelector('[data-hero] h1')!), 'Vision and Excellence', 'R142');
  for (const heading of ['Who We Are', 'Our Mission', 'Our Vision', 'Meet Our Founder']) t.ok(texts(root, 'main h2').includes(heading), `R142, R144: ${heading}`);
  const rows = root.querySelectorAll('main li').map(plain);
  for (const start of ['Award-Winning Quality', 'Fast Turnaround', 'Cutting-Edge Technology']) t.equal(rows.filter((row) => row.startsWith(start)).length, 1, `R143: ${start}`);
  t.match(rows.find((row) => row.startsWith('Fast Turnaround')), /24-48 hours on most services, with rush options/, 'R143');
  for (const value of ['Innovation', 'Excellence', 'Reliability', 'Creativity']) t.ok(texts(root, 'main li h3').includes(value), `R145: ${value}`);
  t.same(root.querySelectorAll('main ol li').map((item) => `${plain(item.querySelector('p')!)} ${plain(item.querySelector('h3')!)}`), ['2007 Founded', '2012 First Drone Permit', '2016 3D Tours Launch', '2019 AI Integration', '2023 Industry Recognition'], 'R146');
  t.same(rows.filter((row) => /^[\d]+K?\+/.test(row)), ['17+ years behind the camera', '5000+ properties shot', '700+ active clients', '48K+ YouTube subscribers'], 'R147, R006: four statistics, active clients');
  const start = root.querySelectorAll('main a').find((link) => plain(link) === 'Start a Project');
  t.equal(start?.getAttribute('href'), '/contact?service=consultation', 'R148');
});

t.test('R032, R175: learn has six cards, each Coming Soon', async (t) => {
  const cards = (await get('/learn')).querySelectorAll('main li').filter((item) => item.querySelector('h2'));
  t.same(cards.map((card) => plain(card.querySelector('h2')!)), ['Photography Fundamentals', 'Lighting Techniques', 'Staging Tips', 'Equipment Guide', 'Business Development', 'Industry Trends']);
  for (const card of cards) t.match(plain(card), /Coming Soon$/);
});

t.test('R032, R176, R177, D31: downloads', async (t) => {
  const root = await get('/downloads');
  t.same(texts(root, 'main h2').slice(0, 3), ['Photography Guides', 'Video Resources', 'Business Documents'], 'R176');
  for (const group of root.querySelectorAll('main section').filter((section) => section.querySelector('ul'))) {
    const resources = group.querySelectorAll('li');
    t.equal(resources.length, 3, plain(group.querySelector('h2')!));
    for (const resource of resources) {
      t.ok(plain(resource.querySelector('h3')!));
      t.match(plain(resource), /Coming soon$/, 'D31: no icon that does nothing');
      t.equal(resource.querySelectorAll('button, svg').length, 0);
    }
  }
  const note = plain(root.querySelector('main')!);
  t.match(note, /More are coming/, 'R177');
  t.match(note, /Subscribe to the newsletter/, 'R177');
});

t.test('R032, R178, R179: the vendor directory', async (t) => {
  const root = await get('/vendor-directory');
  const rows = root.querySelectorAll('main li').filter((row) => row.querySelector('h2'));
  t.same(rows.map((row) => `${plain(row.querySelector('h2')!)}: ${plain(row.querySelectorAll('p').at(-1)!)}`), ['Home Staging: 12+ partners', 'Contractors & Renovations: 8+ partners', 'Interior Design: 6+ partners', 'Real Estate Services: 15+ partners'], 'R178');
  const partner = root.querySelectorAll('main section').find((section) => section.querySelector('h2') && plain(section.querySelector('h2')!) === 'Become a Partner');
  t.equal(partner?.querySelectorAll('li').length, 4, 'R179: four benefits');
  t.equal(root.querySelectorAll('main form').length, 0, 'R179: no form');
});

t.test('R032, R180: press releases, awards and coverage of 2023, and where journalists write to', async (t) => {
  const root = await get('/media');
  t.same(texts(root, 'main h2'), ['Press releases', 'Awards', 'Media coverage', 'Media inquiries']);
  const lists = root.querySelectorAll('main section').filter((section) => section.querySelector('ul'));
  t.equal(lists.length, 3);
  for (const entry of lists.flatMap((list) => list.querySelectorAll('li'))) {
    t.match(entry.querySelector('time')?.getAttribute('datetime'), /^2023-/);
    t.match(plain(entry.querySelector('time')!), /2023$/, plain(entry.querySelector('h3')!));
  }
  t.equal(root.querySelectorAll('main a[href^="mailto:"]').length, 1);
  t.equal(root.querySelectorAll('main a[href^="tel:"]').length, 1);
});

t.test('R032, R181, R182, R360: six reviews of five stars, 127+ clients, the way to Google', async (t) => {
  const root = await get('/reviews');
  const reviews = root.querySelectorAll('main li').filter((item) => item.querySelector('blockquote'));
  t.equal(reviews.length, 6);
  const services = ['Photography', 'Video Production', 'Drone', 'Matterport', 'Editing', 'Website Design'];
  reviews.forEach((review, index) => {
    t.ok(plain(review.querySelector('blockquote')!).length > 40, 'text');
    t.ok(plain(review.querySelector('figcaption span')!), 'name');
    t.match(plain(review.querySelector('figcaption')!), services[index]!, 'service');
    t.match(review.querySelector('time')?.getAttribute('datetime'), /^\d{4}-\d\d-\d\d$/, 'date');
    t.equal(review.querySelector('[role="img"]')?.getAttribute('aria-label'), '5 out of 5 stars', 'rating');
  });
  const page = plain(root.querySelector('main')!);
  t.match(page, /5-star reviews/, 'R182');
  t.match(page, /127\s?\+ clients/, 'R182, R360');
  const google = root.querySelector('main a[href^="https://www.google.com/"]');
  t.equal(google?.getAttribute('target'), '_blank', 'R182: external');
});

t.test('R032, R183, R184, R223, R254, R331: eighteen questions in six categories, each open for itself', async (t) => {
  const root = await get('/faq');
  const groups = root.querySelectorAll('main section').filter((section) => section.querySelector('details'));
  t.same(groups.map((group) => plain(group.querySelector('h2')!)), ['General', 'Photography', 'Video', 'Drone', 'Matterport', 'Pricing'], 'R183');
  for (const group of groups) t.equal(group.querySelectorAll('details').length, 3, 'R183: three each, eighteen in all');
  for (const item of root.querySelectorAll('main details')) t.ok(plain(item.querySelector('summary')!).endsWith('?') && plain(item.querySelector('p')!).length > 40, 'R223: question and answer');
  t.equal(root.querySelectorAll('main a').find((link) => plain(link) === 'Contact Us')?.getAttribute('href'), '/contact', 'R184');

  const { page, problems } = await watchedPage(browser, site.origin, { reducedMotion: 'reduce' });
  await page.goto('/faq');
  await page.waitForSelector('body.loaded');
  const rows = page.locator('main details');
  const open = () => rows.evaluateAll((all) => all.flatMap((row, index) => ((row as HTMLDetailsElement).open ? [index] : [])));
  const before = await open();
  for (const index of [3, 5, 17]) await rows.nth(index).locator('summary').click();
  t.same(await open(), [...before, 3, 5, 17], 'R254: none closes another');
  await rows.nth(5).locator('summary').click();
  t.same(await open(), [...before, 3, 17], 'R184: and each closes again');
  t.ok(await rows.nth(17).locator('p').isVisible());
  t.same(problems, []);
});
