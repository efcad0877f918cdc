import t from 'tap';
import { facts } from '../../src/content/facts.ts';
import { seedCollections } from '../../src/content/portfolio/seed.ts';
import { aiServices } from '../../src/content/services/ai-services.ts';
import { automation } from '../../src/content/services/automation.ts';
import { brand } from '../../src/content/services/brand.ts';
import { serviceCards } from '../../src/content/services/cards.ts';
import { drone } from '../../src/content/services/drone.ts';
import { editing } from '../../src/content/services/editing.ts';
import { floorplans } from '../../src/content/services/floorplans.ts';
import { matterport } from '../../src/content/services/matterport.ts';
import { allServicesOverview, servicesOverview } from '../../src/content/services/overview.ts';
import { photography } from '../../src/content/services/photography.ts';
import type { Service } from '../../src/content/services/types.ts';
import { video } from '../../src/content/services/video.ts';
import { website } from '../../src/content/services/website.ts';

const services: readonly Service[] = [photography, video, drone, matterport, editing, website, brand, aiServices, automation, floorplans];
const titles = (service: Service) => service.packages.items.map((item) => item.title);
const related = (service: Service) => service.related.services.map((card) => card.href.replace('/services/', ''));
const buttons = (service: Service) => [service.closing.primary, service.closing.secondary].map(({ text, href }) => `${text} ${href}`);
const repeated = (list: readonly string[]) => list.filter((entry, index) => list.indexOf(entry) !== index);

t.test('R076 R082 R084 R085 R094–R097 R101–R103 R106–R108 R111–R113 R330 R331 counts of every service page', async (t) => {
  for (const service of services) {
    const { packages, featured, process, faq } = service;
    t.equal(packages.items.length, service === brand ? 4 : 6, `${service.slug}: packages`);
    t.equal(featured.count, service === editing ? 6 : 5, `${service.slug}: featured items`);
    t.equal(process.steps.length, service === editing ? 4 : 5, `${service.slug}: steps`);
    t.equal(faq.questions.length, service === editing ? 5 : 6, `${service.slug}: questions`);
    t.equal(service.related.services.length, 3, `R088 ${service.slug}: related services`);
    for (const item of packages.items) t.ok(item.features.length >= 3 && item.features.length <= 5, `${service.slug}: ${item.title} has 3 to 5 bullets`);
  }
});

t.test('R077–R080 R094 R101 R106 R111 packages by name and order', async (t) => {
  t.same(titles(photography), ['Residential', 'Commercial', 'Twilight', 'HDR', 'High-Volume', 'Quick-Turn']);
  t.same(titles(video), ['Property Films', 'Aerial Video', 'Marketing Content', 'Quick-Edit Videos', 'Corporate Video', 'Twilight Video']);
  t.same(titles(drone), ['Property Aerials', 'Aerial Videography', 'Twilight Aerials', 'Construction Progress', 'Land Surveys', 'Rush Delivery']);
  t.same(titles(matterport), ['3D Virtual Tours', 'Space Documentation', 'Digital Integration', 'Virtual Staging', 'Interactive Tags', 'Tour Hosting']);
  t.same(titles(editing), ['HDR Processing', 'Color Correction', 'Virtual Staging', 'Video Editing', 'Fast Turnaround', 'Quality Guarantee']);
  t.same(titles(website), ['Single Property Websites', 'Agent/Broker Websites', 'Custom Development', 'Mobile Apps', 'SEO & Marketing', 'Hosting & Maintenance']);
  t.same(titles(brand), ['Custom Apparel', 'Corporate Merchandise', 'Logo Design', 'Brand Identity']);
  t.same(titles(aiServices), ['Generative AI for Images', 'AI Video & Audio', 'AI Content Generation', 'Virtual Staging', 'Chatbot Solutions', 'Market Analysis AI']);
});

t.test('R096 the four steps of editing and their durations', async (t) => {
  t.same(editing.process.heading, 'How It Works');
  t.same(
    editing.process.steps.map(({ title, duration }) => [title, duration]),
    [['Upload & Review', '30 minutes'], ['Professional Editing', '2-24 hours'], ['Quality Check', '1 hour'], ['Delivery', 'Instant']],
  );
});

t.test('R089 R090 R100 R105 R110 R115 D04 D21 closing calls to action', async (t) => {
  t.same(buttons(photography), ['Book a Photoshoot /contact?service=photography', 'Get a Quote /contact?service=photography']);
  t.same(buttons(video), ['Start Your Video Project /contact?service=video', 'Get a Quote /contact?service=video']);
  t.same(buttons(drone), ['Book a Drone Shoot /contact?service=drone', 'Get a Quote /contact?service=drone']);
  t.same(buttons(matterport), ['Book a 3D Tour /contact?service=matterport', 'Get a Quote /contact?service=matterport']);
  t.same(buttons(editing), ['Start Your Project /contact?service=editing', 'Get a Quote /contact?service=editing']);
  t.same(buttons(website), ['Get Started Today /contact?service=website', 'View Our Work /portfolio/website-design']);
  t.same(buttons(brand), ['Request Brand Consultation /contact?service=branding', 'View Pricing /contact?service=branding']);
  t.same(buttons(aiServices), ['Schedule a Demo /contact?service=ai', 'View Pricing /contact?service=ai']);
  t.same(buttons(automation).map((button) => button.split('=')[1]), ['ai', 'ai'], 'D10');
  t.same(buttons(floorplans).map((button) => button.split('=')[1]), ['matterport', 'matterport'], 'D11');
});

t.test('R092 R099 R104 R109 R114 D23 related services', async (t) => {
  t.ok(related(matterport).includes('floorplans'), 'R092');
  t.same(related(editing), ['photography', 'video', 'drone'], 'R099');
  t.same(related(website), ['photography', 'video', 'matterport'], 'R104');
  t.same(related(brand), ['website', 'photography', 'video'], 'R109 D23');
  t.same(related(aiServices), ['photography', 'website', 'brand'], 'R114');
  for (const service of services) t.notOk(related(service).includes(service.slug), `${service.slug} does not relate to itself`);
});

t.test('R102 R107 R112 D20 D40 featured work: wrapping and portfolio', async (t) => {
  t.same(services.filter(({ featured }) => featured.wraps).map(({ slug }) => slug), ['website', 'brand', 'ai-services', 'automation']);
  t.same(
    services.map(({ featured }) => featured.portfolioHref.replace('/portfolio/', '')),
    ['photography', 'video', 'drone', 'matterport', 'editing', 'website-design', 'brand-apparel', 'ai-services', 'ai-services', 'matterport'],
  );
});

t.test('R341–R355 D19 D59–D61 the constants of §9 stand on their service page', async (t) => {
  const printed: readonly (readonly [Service, readonly (string | number)[]])[] = [
    [photography, [facts.serviceArea, facts.turnaround, facts.bookAhead, facts.payment, facts.volumeTerms, ...leaves(facts.photography, 'shootHomeFaq', 'photosFaqPage')]],
    [video, leaves(facts.video, 'turnaroundFaqPage')],
    [drone, leaves(facts.drone)],
    [matterport, leaves(facts.matterport, 'scanCondoFaqPage', 'scanLargeFaqPage')],
    [editing, [...leaves(facts.editing), facts.claims.editingFasterListings]],
    [website, [...leaves(facts.website), ...leaves(facts.website.timelines), facts.claims.websiteBuyer]],
    [aiServices, [...leaves(facts.ai), facts.claims.predictionAccuracy, facts.claims.aiFasterSales]],
  ];
  for (const [service, values] of printed) {
    const visible = texts({ ...service, seo: undefined }).join('\n');
    for (const value of values) t.ok(visible.includes(String(value)), `${service.slug} prints ${value}`);
  }
  for (const [service, claim] of [[editing, facts.claims.editingFasterListings], [website, facts.claims.websiteBuyer], [aiServices, facts.claims.aiFasterSales]] as const) {
    t.match(service.testimonial.quote, claim, `R355 ${service.slug}`);
  }
  t.match(drone.lead, `${facts.drone.pilots}, with the ${facts.drone.certificate}`, 'D60');
});

t.test('R002 R058 R068 R222 the eight cards', async (t) => {
  t.same(
    serviceCards.map(({ title }) => title),
    ['Photography', 'Video Production', 'Drone', 'Matterport 3D Tours', 'Photo and Video Editing', 'Website Design and Development', 'Brand Apparel', 'AI Services'],
  );
  t.same(serviceCards.map(({ href }) => href), services.slice(0, 8).map(({ slug }) => `/services/${slug}`));
});

t.test('R069–R074 copy of /services and /services/all', async (t) => {
  t.same(servicesOverview.closing.action, { text: 'Contact Us', href: '/contact' });
  t.equal(allServicesOverview.hero.title, 'All Services');
  t.same(allServicesOverview.industries.tiles.map(({ title }) => title), ['Residential', 'Commercial', 'Real Estate Teams', 'Property Developers']);
  const chips = allServicesOverview.industries.tiles.flatMap((tile) => tile.chips);
  const { fasterSales, higherOffers, homesMonthly, agents } = facts.claims;
  for (const claim of [fasterSales, higherOffers, homesMonthly, agents]) t.ok(chips.includes(claim), claim);
  t.same(allServicesOverview.closing.action, { text: 'Start a Project', href: '/contact?service=multiple' });
});

t.test('I2 titles of at most 60 and descriptions of at most 160 characters, all different', async (t) => {
  const seo = [...services, servicesOverview, allServicesOverview].map((page) => page.seo);
  for (const { title, description } of seo) {
    t.ok(title.length <= 60, `${title.length}: ${title}`);
    t.ok(description.length <= 160, `${description.length}: ${description}`);
  }
  t.same(repeated(seo.flatMap(({ title, description }) => [title, description])), []);
});

t.test('D19 no performance claim in what structured data may repeat', async (t) => {
  const said = [...services, servicesOverview, allServicesOverview].map(({ seo }) => seo.description).join('\n');
  for (const claim of Object.values(facts.claims)) t.notOk(said.includes(claim), claim);
});

t.test('no sentence is met twice across the services', async (t) => {
  const sentences = texts([services, serviceCards, servicesOverview, allServicesOverview]).filter((text) => text.split(' ').length > 4);
  t.same(repeated(sentences), []);
  t.same(repeated(services.flatMap(({ packages }) => packages.items.flatMap((item) => item.features))), [], 'bullets');
  t.same(repeated(services.map(({ closing }) => closing.heading)), [], 'closing headings');
});

t.test('no picture stands twice on one page', async (t) => {
  for (const { slug, hero, featured, related, closing } of services) {
    const items = seedCollections[featured.collection].slice(0, featured.count);
    t.equal(items.length, featured.count, `${slug}: the seed fills the featured work`);
    const shown = items.map((item) => (item.thumbnail ?? item.src).replace(/^\/uploads\/|\.jpg$/g, ''));
    t.same(repeated([hero, closing.picture, ...related.services.map((card) => card.picture), ...shown]), [], slug);
  }
  const cards = serviceCards.map((card) => card.picture);
  const tiles = allServicesOverview.industries.tiles.map((tile) => tile.picture);
  t.same(repeated([servicesOverview.hero.picture, servicesOverview.closing.picture, ...cards]), [], '/services');
  t.same(repeated([allServicesOverview.hero.picture, allServicesOverview.closing.picture, ...cards, ...tiles]), [], '/services/all');
});

/** The strings and numbers directly in a group of facts, but the named ones (which belong to other pages, D59). */
function leaves(group: Record<string, unknown>, ...but: readonly string[]): (string | number)[] {
  return Object.entries(group).flatMap(([key, value]) => (typeof value === 'string' && !but.includes(key) ? [value] : []));
}

/** Every string in a tree of data. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(texts) : [];
}
