import type { PageHero, PageSeo } from '../page-types.ts';
import { site } from '../site.ts';

/** `date` is an ISO day or month; all of 2023 (R180). */
export type MediaEntry = { title: string; date: string; text: string; source?: string };

const seo: PageSeo = {
  title: 'Press and Awards | Harbourline Media',
  description: 'Press releases, awards and coverage of 2023, and the address for journalists who need a picture or a sentence today.',
};
const hero: PageHero = {
  title: 'Media',
  lead: 'What we announced, what we were given, and what was written about it.',
  picture: 'drone-flight',
};

const pressReleases: readonly MediaEntry[] = [
  { title: 'Every staged picture now carries its original', date: '2023-02-14', text: 'The studio delivers altered photographs in pairs and labels both. The rule holds for every client and every listing portal.' },
  { title: 'Night flights over the harbour', date: '2023-06-05', text: 'After a season of trials the drone team offers twilight aerials within the control zones, with a second observer on each flight.' },
  { title: 'The studio moves to Carlaw Avenue', date: '2023-09-18', text: 'More room for the editing desks, a daylight wall for apparel, and a loading door wide enough for a stager’s truck.' },
];
const awards: readonly MediaEntry[] = [
  { title: 'Residential photography, first place', date: '2023-04', text: 'For a series of twelve porches in winter, photographed within one week of snow.', source: 'Lakeshore Property Media Awards' },
  { title: 'Best use of a 3D tour', date: '2023-05', text: 'For a heritage school building, scanned before and after its conversion to lofts.', source: 'Lakeshore Property Media Awards' },
  { title: 'Fair Picture Mention', date: '2023-11', text: 'For labelling rules that two brokerages have since made their own.', source: 'Ontario Listing Standards Circle' },
];
const coverage: readonly MediaEntry[] = [
  { title: 'The woman who waits for clouds', date: '2023-03-22', text: 'A morning on a roof in Leslieville with our founder, a thermos and very little wind.', source: 'The East End Ledger' },
  { title: 'Can you trust the sofa?', date: '2023-07-10', text: 'A guide to staged pictures, for which our retouchers took one apart on screen.', source: 'Square Foot Weekly' },
  { title: 'Small crews, tall buildings', date: '2023-10-30', text: 'On photographing towers from streets that are too narrow for them.', source: 'Façade Quarterly' },
];

/** R180. */
export const media = {
  seo,
  hero,
  lists: [
    { heading: 'Press releases', entries: pressReleases },
    { heading: 'Awards', entries: awards },
    { heading: 'Media coverage', entries: coverage },
  ],
  inquiries: {
    heading: 'Media inquiries',
    text: 'We answer journalists first. Pictures for print are sent with captions and a credit line.',
    email: site.mediaEmail,
    phone: site.phone,
  },
} as const;
