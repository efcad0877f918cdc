import t from 'tap';
import { families } from '../../src/content/catalog.ts';
import { clients } from '../../src/content/clients.ts';
import { footer } from '../../src/content/footer.ts';
import { heroActions, heroKeys } from '../../src/content/hero-actions.ts';
import { home } from '../../src/content/home.ts';
import { mainLinks } from '../../src/content/navigation.ts';
import { pictureNames } from '../../src/content/picture-names.ts';
import { flagships } from '../../src/content/portfolio/flagships.ts';
import { portfolioHub } from '../../src/content/portfolio/hub.ts';
import { portfolioPages } from '../../src/content/portfolio/pages.ts';
import { seedCollections } from '../../src/content/portfolio/seed.ts';
import { projectCards, projectRef } from '../../src/content/projects/cards.ts';
import { projectByRef, projects } from '../../src/content/projects/index.ts';
import { projectsPage } from '../../src/content/projects/page.ts';

const items = Object.values(seedCollections).flat();
const unique = (values: readonly unknown[]) => new Set(values).size === values.length;
const uploads = new Set(pictureNames.map((name) => `/uploads/${name}.jpg`));

t.test('R224, R232, R233 seed items are grouped by collection and complete', async (t) => {
  t.strictSame(Object.keys(seedCollections), families.map((family) => family.collection));
  t.ok(seedCollections.photographyPortfolio.length >= 14);
  for (const family of families) {
    const collection = seedCollections[family.collection];
    t.ok(collection.length >= (family.key === 'editing' ? 6 : 5), `R330 ${family.key} fills its service page`);
    t.ok(collection.every((item) => item.id.startsWith(`${family.key}-`)), `${family.key} ids`);
    t.ok(unique(collection.map((item) => item.thumbnail ?? item.src)), `${family.key} shows no picture twice`);
    const lead = portfolioPages[family.portfolio].hero.picture;
    t.notOk(collection.some((item) => (item.thumbnail ?? item.src) === `/uploads/${lead}.jpg`), `${family.key} leaves out its lead`);
  }
  t.ok(unique(items.map((item) => item.id)), 'ids');
  t.ok(unique(items.map((item) => item.slug)), 'slugs');
  t.ok(unique(items.map((item) => item.description)), 'descriptions');
});

t.test('R124, R136, R137 sources are our pictures, video ids, one iframe or a tour of ours', async (t) => {
  for (const item of items) {
    const pictures = [item.type === 'image' ? item.src : item.thumbnail, ...(item.original ? [item.original] : [])];
    t.ok(pictures.every((src) => src !== undefined && uploads.has(src)), `${item.id} pictures`);
    if (item.type === 'video') t.match(item.src, /^[\w-]{11}$/);
    if (item.type === 'embed') t.match(item.src, /^(<iframe src="https:\/\/my\.matterport\.com\/show\/\?m=\w{11}"><\/iframe>|\/tours\/[a-z-]+)$/);
    if (item.alteration === 'staged' || item.alteration === 'twilight') t.ok(item.original, `${item.id} has its original`);
    t.ok(item.alt.length > 0 && item.alt.length <= 125, `${item.id} alt`);
  }
});

t.test('R116, R117, R118, R228 the hub has eight cards and four flagships', async (t) => {
  t.strictSame(portfolioHub.cards.map((card) => card.slug).toSorted(), families.map((family) => family.portfolio).toSorted());
  t.strictSame(portfolioHub.cards.map((card) => card.title).toSorted(), families.map((family) => family.portfolioLabel).toSorted());
  t.equal(flagships.length, 4);
  t.ok(unique([portfolioHub.hero.picture, ...portfolioHub.cards.map((card) => card.picture), ...flagships.map((item) => item.image)]));
  t.equal(portfolioHub.closing.action.href, '/contact');
});

t.test('R121, R122, R123 category pages lead to contact and to their service', async (t) => {
  for (const family of families) {
    const { contact, service } = portfolioPages[family.portfolio].closing;
    t.match(contact.href, /^\/contact\?service=/);
    t.equal(service.href, `/services/${family.service}`);
  }
  t.strictSame(portfolioPages['ai-services'].chips, ['AI Automation', 'Machine Learning', 'Efficiency', 'Innovation']);
  t.equal(portfolioPages['ai-services'].grid.title, 'AI Solutions Showcase');
});

t.test('R029, R125, R132, D13 eight projects, one slug, ids 2 to 8', async (t) => {
  t.strictSame(projects.map(projectRef).toSorted(), ['2', '3', '4', '5', '6', '7', '8', 'chelster-hall']);
  t.equal(projectByRef('chelster-hall')?.gallery.length, 6);
  t.ok(projectByRef('chelster-hall')?.film, 'R133');
  t.equal(projectByRef('9'), undefined);
  t.ok(unique(projects.map((project) => project.lead.picture)));
  for (const project of projects) {
    t.ok(project.gallery.length >= 3 && project.gallery.length <= 6, project.title);
    t.ok(unique([project.lead.picture, project.film?.poster, ...project.gallery.map((entry) => entry.picture)]), `${project.title} pictures`);
    t.match(project.completedDate, /^\d{4}-\d{2}$/);
  }
  t.ok(unique(projects.flatMap((project) => [project.description, project.challenges, project.results, project.closing])));
});

t.test('R056, R057, R058, R059, R060, R062 the home page', async (t) => {
  t.equal(home.hero.title, 'Captivating Imagery for Exceptional Property Marketing');
  t.strictSame(home.about.statistics.map((row) => row.value), ['17+', '5000+', '700+', '48K+']);
  t.equal(home.services.cards.length, 8);
  t.ok(unique(home.services.cards.map((card) => card.href)));
  t.equal(clients.length, 21);
  t.ok(unique(clients.map((client) => client.logo)));
  t.ok(clients.every((client) => /^\/marks\/[a-z-]+\.svg$/.test(client.logo)));
  t.equal(home.clients.tagline, 'Trusted by leading real estate professionals');
  t.strictSame(projectCards.map(projectRef), projects.map(projectRef), 'cards stand in the order of the projects');
  t.strictSame(projectCards.slice(0, home.projects.count).map((project) => project.title), ['Chelster Hall', 'Sumach Street Row', 'Northlight Realty']);
  t.equal(home.faq.questions.length, 8);
  t.match(home.faq.questions[0]?.answer, /2-3 hours/, 'R343');
});

t.test('R046, R047, R048, R221 nineteen pairs and the fallback', async (t) => {
  const keys = ['home', 'photography', 'video', 'drone', 'matterport', 'editing', 'website', 'brand', 'automation', 'about', 'contact', 'blog'];
  t.strictSame(heroKeys, [...keys, 'services', 'allServices', 'portfolio', 'privacy', 'terms', 'sitemap', 'editing-portfolio']);
  for (const key of heroKeys) {
    t.equal(heroActions(key).primary.variant, 'primary');
    t.equal(heroActions(key).secondary.variant, 'secondary');
    t.not(heroActions(key).primary.href, heroActions(key).secondary.href, key);
  }
  t.ok(heroKeys.some((key) => heroActions(key).secondary.href === '/services/automation'), 'R024');
  for (const unknown of ['nothing', 'toString', '']) {
    t.same(heroActions(unknown).primary, { text: 'Our Services', href: '/services', variant: 'primary' });
    t.same(heroActions(unknown).secondary, { text: 'View Portfolio', href: '/portfolio', variant: 'secondary' });
  }
});

t.test('R038, R039, R040 navigation labels in order', async (t) => {
  const labels = (at: number) => mainLinks[at]?.menu?.map((entry) => entry.label);
  t.strictSame(mainLinks.map((link) => link.label), ['Home', 'Services', 'Portfolio', 'Projects', 'About', 'Blog', 'Contact']);
  t.strictSame(labels(1), ['All Services', 'Photography', 'Video', 'Drone', 'Matterport', 'AI Services', 'Editing', 'Website Design', 'Brand Apparel']);
  t.strictSame(labels(2), ['View All Portfolio', 'Photography', 'Video Production', 'Drone Imagery', 'Matterport 3D', 'AI Services', 'Editing', 'Website Design', 'Brand Apparel']);
  t.ok(unique(mainLinks.flatMap((link) => link.menu ?? []).map((entry) => entry.href)));
});

t.test('R066 footer columns', async (t) => {
  t.strictSame(footer.columns.map((column) => column.links.length), [8, 11, 10]);
  t.ok(unique([...footer.columns, { links: footer.legal }].flatMap((column) => column.links.map((link) => link.href))));
});

t.test('I2 titles and descriptions fit and differ', async (t) => {
  const seos = [home.seo, portfolioHub.seo, projectsPage.seo, ...Object.values(portfolioPages).map((page) => page.seo), ...projects.map((project) => project.seo)];
  t.ok(seos.every((seo) => seo.title.length <= 60 && seo.description.length <= 160));
  t.ok(unique(seos.map((seo) => seo.title)) && unique(seos.map((seo) => seo.description)));
});
