import t from 'tap';
import { fetchPage, plain, texts } from '../helpers/pages.ts';
import { publicSite } from '../helpers/public-site.ts';

const site = await publicSite();
t.teardown(() => site.stop());
/** What a visitor reads between the bar and the footer; pages are read once. */
const read = new Map<string, string>();
const textOf = async (path: string) => {
  if (!read.has(path)) read.set(path, plain((await fetchPage(site, path)).root.querySelector('main')!));
  return read.get(path)!;
};

const printed: readonly (readonly [numbers: string, path: string, values: readonly (string | RegExp)[]])[] = [
  ['R339', '/contact', ['Monday to Friday, 9 am to 6 pm', 'Weekends by appointment']],
  ['R340', '/contact', ['typically within 2-4 hours']],
  ['R341', '/contact', ['Toronto and the GTA', '24-48 hours', '48-72 hours ahead']],
  ['R341, R342', '/services/photography', ['Toronto and the GTA', '24-48 hours', '48-72 hours ahead', 'e-transfer, credit card or invoice', 'net 30']],
  ['R342', '/', ['e-transfer, credit card or invoice', 'net 30']],
  ['R343', '/services/photography', [/1-2 hours under 2,500 sq ft/, /2-3 hours in anything larger/]],
  ['R343, D59', '/', ['2-3 hours for most houses']],
  ['R344', '/services/photography', [/25-35 for a house under 3,000 sq ft/, '35-50+ for a larger one']],
  ['R344, D59', '/faq', ['25-40']],
  ['R345', '/services/photography', ['same-day delivery is an extra', '4-hour', 'within 12 hours']],
  ['R346', '/services/video', ['7-10 business days', '72 hours']],
  ['R346, D59', '/faq', ['48-72 hours']],
  ['R347', '/services/video', ['1.5-3 minutes', '30-60 seconds', /two rounds of changes/, '60-90 seconds', '2-3 minutes']],
  ['R348, D60', '/services/drone', ['FAA Part 107 pilots', 'Transport Canada', '15 mph', '1-2 hours', '48-72 business hours']],
  ['R349', '/services/matterport', ['1-3 hours', '24-48 hours', '12 months', '2, 3 or 5 years']],
  ['R349, D59', '/faq', ['1-2 hours', '2-4 hours']],
  ['R350, D61', '/services/editing', [/Basic,? (in )?24 hours/i, /Professional,? (in )?12 hours/i, /Premium,? (in )?6 hours/i]],
  ['R351', '/services/editing', ['RAW (CR2, NEF, ARW, DNG)', 'JPEG', 'TIFF', 'MP4', 'MOV', 'AVI']],
  ['R352, D61', '/services/website', ['$500-1,500', '$2,500 to $10,000+', 'from $15,000']],
  ['R353', '/services/website', ['3-5 business days', '2-4 weeks', '6-12 weeks', '12-20 weeks']],
  ['R354', '/services/ai-services', ['24-48 hours', '85-92%', '2-3 weeks', '3-5 hours', /monthly/i, /quarterly/i]],
];

for (const [numbers, path, values] of printed) {
  t.test(`${numbers}: printed on ${path}`, async (t) => {
    const text = await textOf(path);
    for (const value of values) t.ok(typeof value === 'string' ? text.toLowerCase().includes(value.toLowerCase()) : value.test(text), String(value));
  });
}

t.test('R355, D19: the claims stand in the testimonials', async (t) => {
  for (const [slug, claim] of [['editing', /listings .*30% faster/], ['website', /buyer in 3 weeks/], ['ai-services', /sales .*40% faster/i]] as const) {
    const { root } = await fetchPage(site, `/services/${slug}`);
    t.match(texts(root, 'main blockquote').join(), claim, slug);
  }
});

t.test('R339, D52: nine to six for readers, nine to five in the structured data', async (t) => {
  const { root, html } = await fetchPage(site, '/');
  t.match(plain(root.querySelector('footer')!), 'Monday to Friday, 9 am to 6 pm');
  t.match(html, '"openingHours":"Mo-Fr 09:00-17:00"');
});

t.test('R340, D58: WhatsApp is offered only when it is configured', async (t) => {
  t.notMatch(await textOf('/contact'), /whatsapp/i);
});
