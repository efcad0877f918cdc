import { paths } from '../../paths.ts';
import type { PageHero, PageSeo } from '../page-types.ts';

const seo: PageSeo = {
  title: 'Vendor Directory | Harbourline Media',
  description: 'Stagers, contractors, designers and real estate services that we have worked beside and would let into our own houses.',
};
const hero: PageHero = {
  title: 'Vendor Directory',
  lead: 'People we have met at seven in the morning with paint on their hands.',
  picture: 'lakeside-living-room-detail',
};

/** R178, R179. */
export const vendors = {
  seo,
  hero,
  statement: 'Nobody pays to be here. A firm enters after three jobs beside us, and leaves after one complaint that was not put right.',
  unit: 'partners',
  categories: [
    { title: 'Home Staging', count: '12+', text: 'Full houses, single rooms, and stagers who keep a lamp for our side of the frame.' },
    { title: 'Contractors & Renovations', count: '8+', text: 'Painters, floor finishers and the roofer who answers in November.' },
    { title: 'Interior Design', count: '6+', text: 'Designers who plan for the photograph only after they have planned for the family.' },
    { title: 'Real Estate Services', count: '15+', text: 'Lawyers, inspectors, movers, window cleaners: the rest of the week before a listing.' },
  ],
  partner: {
    heading: 'Become a Partner',
    text: 'Write to us about one job you are proud of. We will visit the next one.',
    benefits: [
      { title: 'Introductions', text: 'Your name goes to the agent at the moment that the need comes up on site.' },
      { title: 'Pictures of your work', text: 'A licence to use our frames of the rooms you finished, at no charge.' },
      { title: 'A shared calendar', text: 'You see when we shoot, so the paint is dry and the sofa is in.' },
      { title: 'One evening a year', text: 'Forty trades in our studio, soup, and no speeches.' },
    ],
    action: { text: 'Write to the studio', href: paths.contact },
  },
} as const;
