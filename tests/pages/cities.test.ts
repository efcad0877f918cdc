import t from 'tap';
import { fetchPage, plain, texts, type FetchedPage } from '../helpers/pages.ts';
import { publicSite } from '../helpers/public-site.ts';

/** R356–R359: what each page must say of its city; the fourth figure is D34's. */
const cities = [
  { slug: 'toronto', name: 'Toronto', figures: [/^500\+ properties/, /^24hr/, /^150\+ agents/, /^17\+ years/] },
  { slug: 'oakville', name: 'Oakville', figures: [/^200\+/, /^\$5M\+ average listing/, /^95% client satisfaction/, /^17\+ years/] },
  { slug: 'hamilton', name: 'Hamilton', figures: [/^300\+/, /^48hr/, /^85\+/, /^17\+ years/] },
  { slug: 'mississauga', name: 'Mississauga', figures: [/^400\+/, /^24hr/, /^120\+/, /^17\+ years/] },
  { slug: 'brampton', name: 'Brampton', figures: [/^350\+/, /^48hr/, /^90\+/, /^17\+ years/] },
  { slug: 'burlington', name: 'Burlington', figures: [/^180\+/, /^\$1\.2M\+ average listing/, /^98% client satisfaction/, /^17\+ years/] },
  { slug: 'milton', name: 'Milton', figures: [/^250\+/, /^72hr/, /^60\+/, /^17\+ years/] },
  { slug: 'markham', name: 'Markham', figures: [/^220\+/, /^\$2\.1M\+ average listing/, /^96% client satisfaction/, /^17\+ years/] },
  { slug: 'vaughan', name: 'Vaughan', figures: [/^280\+/, /^\$1\.8M\+ average listing/, /^94% client satisfaction/, /^17\+ years/] },
  { slug: 'richmond-hill', name: 'Richmond Hill', figures: [/^160\+/, /^\$2\.5M\+ average listing/, /^98% client satisfaction/, /^17\+ years/] },
] as const;

const site = await publicSite();
t.teardown(() => site.stop());
const pages: FetchedPage[] = [];
for (const { slug } of cities) pages.push(await fetchPage(site, `/service-areas/${slug}`));
const sectionOf = ({ root }: FetchedPage, heading: RegExp) => root.querySelectorAll('main section').find((section) => heading.test(plain(section.querySelector('h2') ?? section)));

cities.forEach(({ slug, name, figures }, index) => {
  const page = pages[index]!;
  t.test(`R033, R187–R191, R356–R359, D33, D34: ${slug}`, async (t) => {
    t.equal(page.status, 200);
    t.equal(plain(page.root.querySelector('[data-hero] h1')!), name, 'R187');
    t.ok(page.root.querySelector('[data-hero] img'), 'R187: with its picture');
    const cards = page.root.querySelectorAll('main li').filter((card) => card.querySelector('h3 a') && card.querySelector('img'));
    t.same(cards.map((card) => card.querySelector('a')?.getAttribute('href')), ['/services/photography', '/services/video', '/services/drone', '/services/matterport'], 'R188');
    const neighbourhoods = sectionOf(page, /^Neighbourhoods/)?.querySelectorAll('li').map(plain) ?? [];
    t.ok(neighbourhoods.length >= 8 && neighbourhoods.length <= 12 && new Set(neighbourhoods).size === neighbourhoods.length, `R189: ${neighbourhoods.length} neighbourhoods`);
    const market = sectionOf(page, /market/i)?.querySelectorAll('p').map(plain) ?? [];
    t.ok(market.join(' ').length > 400, 'R190: text on its market');
    const shown = texts(page.root, 'main li').filter((text) => /^\$?\d/.test(text));
    t.equal(shown.length, 4, 'R191: four statistics');
    figures.forEach((figure, place) => t.match(shown[place], figure));
  });
});

t.test('R190: no two cities share a paragraph, a picture at the top or a neighbourhood list', async (t) => {
  const paragraphs = pages.flatMap(({ root }) => root.querySelectorAll('main p').map(plain).filter((text) => text.length > 60));
  t.equal(new Set(paragraphs).size, paragraphs.length);
  t.equal(new Set(pages.map(({ root }) => root.querySelector('[data-hero] img')?.getAttribute('src'))).size, 10);
});

t.test('R033, D07: the page above them leads to all ten, in order, and the breadcrumbs lead back', async (t) => {
  const { status, root } = await fetchPage(site, '/service-areas');
  t.equal(status, 200);
  t.same(root.querySelectorAll('main h3 a').map((link) => [plain(link), link.getAttribute('href')]), cities.map(({ slug, name }) => [name, `/service-areas/${slug}`]));
  for (const page of pages) t.ok(page.root.querySelector('nav[aria-label="Breadcrumb"] a[href="/service-areas"]'), page.path);
});
