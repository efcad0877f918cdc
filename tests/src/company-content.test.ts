import t from 'tap';
import { about } from '../../src/content/about.ts';
import { downloads } from '../../src/content/company/downloads.ts';
import { learn } from '../../src/content/company/learn.ts';
import { media } from '../../src/content/company/media.ts';
import { reviews } from '../../src/content/company/reviews.ts';
import { vendors } from '../../src/content/company/vendors.ts';
import { budgets, contact, serviceInterests, timelines } from '../../src/content/contact.ts';
import { faq } from '../../src/content/faq.ts';
import { licensing } from '../../src/content/legal/licensing.ts';
import { privacy } from '../../src/content/legal/privacy.ts';
import { terms } from '../../src/content/legal/terms.ts';
import { site } from '../../src/content/site.ts';
import { sitemapPage } from '../../src/content/sitemap-page.ts';
import { budgetOptions, serviceOptions, timelineOptions } from '../../src/shared/form-fields.ts';

const titles = (entries: readonly { title: string }[]): string[] => entries.map((entry) => entry.title);
const values = (entries: readonly { value: string }[]): string[] => entries.map((entry) => entry.value);

t.test('R142–R145: hero, three highlights, four values', async (t) => {
  t.equal(about.hero.title, 'Vision and Excellence');
  t.strictSame([about.whoWeAre.heading, about.mission.heading, about.vision.heading, about.founder.heading], ['Who We Are', 'Our Mission', 'Our Vision', 'Meet Our Founder']);
  t.strictSame(titles(about.whoWeAre.highlights), ['Award-Winning Quality', 'Fast Turnaround', 'Cutting-Edge Technology']);
  t.match(about.whoWeAre.highlights[1].text, '24-48 hours on most services, with rush options');
  t.strictSame(titles(about.values.items), ['Innovation', 'Excellence', 'Reliability', 'Creativity']);
});

t.test('R146–R148, R006: five milestones, four statistics with active clients, Start a Project', async (t) => {
  t.strictSame(
    about.timeline.milestones.map(({ year, title }) => `${year} ${title}`),
    ['2007 Founded', '2012 First Drone Permit', '2016 3D Tours Launch', '2019 AI Integration', '2023 Industry Recognition'],
  );
  t.strictSame(values(about.statistics), ['17+', '5000+', '700+', '48K+']);
  t.equal(about.statistics[2].label, 'active clients');
  t.strictSame(about.action, { text: 'Start a Project', href: '/contact?service=consultation' });
});

t.test('R183, R331, D59: eighteen questions, three in each of six categories, with the figures of this page', async (t) => {
  t.strictSame(faq.categories, ['General', 'Photography', 'Video', 'Drone', 'Matterport', 'Pricing']);
  t.equal(faq.items.length, 18);
  for (const category of faq.categories) t.equal(faq.items.filter((item) => item.category === category).length, 3, category);
  const answers = faq.items.map((item) => item.answer).join(' ');
  for (const figure of ['25-40', '48-72 hours', '1-2 hours for a condo', '2-4 hours', 'FAA Part 107', 'Transport Canada', 'net 30', '15 mph', '12 months', '2, 3 or 5 years']) t.match(answers, figure);
  t.strictSame(faq.closing.action, { text: 'Contact Us', href: '/contact' }, 'R184');
});

t.test('R175: six courses, each Coming Soon', async (t) => {
  t.strictSame(titles(learn.cards), ['Photography Fundamentals', 'Lighting Techniques', 'Staging Tips', 'Equipment Guide', 'Business Development', 'Industry Trends']);
  t.equal(learn.badge, 'Coming Soon');
});

t.test('R176, R177, D31: three groups of three named resources, and the note', async (t) => {
  t.strictSame(titles(downloads.groups), ['Photography Guides', 'Video Resources', 'Business Documents']);
  for (const group of downloads.groups) {
    t.equal(group.resources.length, 3);
    for (const resource of group.resources) t.ok(resource.title && resource.text && resource.pages > 0, resource.title);
  }
  t.equal(downloads.badge, 'Coming soon');
  t.match(downloads.note, { heading: /More are coming/, text: /newsletter/ });
});

t.test('R178, R179: four vendor categories with their counts, four benefits', async (t) => {
  t.strictSame(
    vendors.categories.map(({ title, count }) => `${title} ${count} ${vendors.unit}`),
    ['Home Staging 12+ partners', 'Contractors & Renovations 8+ partners', 'Interior Design 6+ partners', 'Real Estate Services 15+ partners'],
  );
  t.equal(vendors.partner.heading, 'Become a Partner');
  t.equal(vendors.partner.benefits.length, 4);
});

t.test('R180: press releases, awards and coverage, all of 2023', async (t) => {
  t.strictSame(media.lists.map((list) => list.heading), ['Press releases', 'Awards', 'Media coverage']);
  for (const entry of media.lists.flatMap((list) => list.entries)) t.match(entry.date, /^2023-/);
  t.match(media.inquiries, { email: site.mediaEmail, phone: site.phone });
});

t.test('R181, R182, R360: six reviews of five stars, 127+ clients, the external link', async (t) => {
  t.equal(reviews.items.length, 6);
  t.equal(new Set(reviews.items.map((review) => review.id)).size, 6);
  for (const review of reviews.items) t.match(review, { rating: 5, name: /\S/, date: /^\d{4}-\d\d-\d\d$/, text: /\S/, service: /\S/ });
  t.equal(reviews.summary.stars.value, '5');
  t.equal(reviews.summary.clients.value, '127+');
  t.match(reviews.summary.external.href, /^https:\/\/www\.google\.com\//);
});

t.test('R235, R336–R338: the eight fields and their options', async (t) => {
  t.strictSame(Object.keys(contact.form.fields), ['firstName', 'lastName', 'email', 'phone', 'service', 'budget', 'timeline', 'details']);
  t.strictSame([values(serviceInterests), values(budgets), values(timelines)], [serviceOptions, budgetOptions, timelineOptions], 'as the schema takes them');
  t.strictSame(values(serviceInterests), ['photography', 'video', 'drone', 'matterport', 'editing', 'website', 'branding', 'ai', 'multiple', 'consultation']);
  t.strictSame(values(budgets), ['under-1k', '1k-5k', '5k-10k', '10k-25k', '25k-plus', 'discuss']);
  t.strictSame(values(timelines), ['asap', '1-week', '2-weeks', '1-month', '2-months', 'flexible']);
});

t.test('R166, R167, R339–R342: direct contact details, three profiles, hours', async (t) => {
  t.match(contact.facts, { email: site.email, phone: site.phone, legal: { email: site.legalEmail } });
  t.equal(contact.facts.social.links.length, 3);
  const lines = contact.facts.rows.flatMap((row) => row.lines).join(' ');
  for (const text of ['Monday to Friday, 9 am to 6 pm', 'Weekends by appointment', 'Toronto and the GTA', '48-72 hours ahead', '24-48 hours', '-transfer, credit card or invoice']) t.match(lines, text);
  t.match(contact.form.note, '2-4 hours');
});

t.test('R169, R185, R186: privacy and terms show the current date; licensing has ten sections of January 2024', async (t) => {
  t.equal(privacy.updated, undefined);
  t.equal(terms.updated, undefined);
  t.equal(licensing.updated, 'January 2024');
  t.strictSame(
    licensing.sections.map((section) => section.heading.toLowerCase()),
    ['grant of license', 'permitted uses', 'prohibited uses', 'copyright', 'attribution', 'duration', 'quality', 'extended licensing options', 'liability', 'contact'],
  );
  t.match(licensing.sections[9]?.paragraphs[0], 'Mon-Fri 9AM-6PM EST');
  t.equal(JSON.stringify(licensing).split('renderings made by us').length, 2, 'said once');
  for (const page of [privacy, terms, licensing]) t.equal(new Set(page.sections.map((section) => section.id)).size, page.sections.length);
});

t.test('R170–R174, D30: the five groups of the sitemap exactly', async (t) => {
  t.strictSame(Object.fromEntries(sitemapPage.groups.map((group) => [group.heading, group.links.map((link) => link.href)])), {
    'Main Pages': ['/', '/about', '/projects', '/blog', '/contact'],
    Services: ['all', 'photography', 'video', 'drone', 'matterport', 'automation', 'editing', 'website', 'brand'].map((slug) => `/services/${slug}`),
    Portfolio: ['/portfolio', ...['photography', 'video', 'drone', 'matterport', 'editing', 'website-design', 'brand-apparel', 'ai-services'].map((slug) => `/portfolio/${slug}`)],
    'Featured Projects': ['/projects', '/projects/chelster-hall'],
    Legal: ['/privacy', '/terms', '/sitemap'],
  });
  t.strictSame(Object.values(sitemapPage.generated), ['More services', 'Service areas', 'Blog', 'Resources']);
});
