import { paths } from '../../paths.ts';
import { facts } from '../facts.ts';
import type { PageHero, PageSeo } from '../page-types.ts';
import { site } from '../site.ts';

/** R231. `date` is an ISO day. */
export type Review = { id: string; name: string; rating: 5; date: string; text: string; service: string };

const seo: PageSeo = {
  title: 'Client Reviews | Harbourline Media',
  description: 'What agents, developers and owners in the GTA wrote after delivery, in their own words and at their own length.',
};
const hero: PageHero = { title: 'Reviews', lead: 'What clients wrote after delivery.', picture: 'lakeside-kitchen-day' };

const items: readonly Review[] = [
  { id: 'review-1', name: 'Dana Whitlock', rating: 5, date: '2026-03-14', service: 'Photography', text: 'They moved one chair, waited eleven minutes for a cloud, and the photograph from that minute is the one everybody asked about.' },
  { id: 'review-2', name: 'Omar Haddad', rating: 5, date: '2026-02-20', service: 'Video Production', text: 'My sellers were still packing when the film went up. I asked for changes twice and had both back before supper.' },
  { id: 'review-3', name: 'Grace Lindqvist', rating: 5, date: '2026-01-16', service: 'Drone', text: 'We measured a slate roof from the aerials and nobody had to climb it. The roofer wanted to know who had flown.' },
  { id: 'review-4', name: 'Priya Raman', rating: 5, date: '2025-11-28', service: 'Matterport', text: 'A couple in Vancouver walked the house on a phone, twice, and made their offer the same night. They had the measurements for the piano.' },
  { id: 'review-5', name: 'Theo Marchetti', rating: 5, date: '2025-10-09', service: 'Editing', text: 'An empty loft had furniture within a day, and every staged frame says that it is staged. My lawyer likes them too.' },
  { id: 'review-6', name: 'Anna Northcott', rating: 5, date: '2025-09-12', service: 'Website Design', text: 'Our site opens before I have put the phone to my ear. It reads like one of our listings, only shorter.' },
];

/** R181, R182. Visible text only: no Review or AggregateRating markup about ourselves (D32). */
export const reviews = {
  seo,
  hero,
  summary: {
    stars: { value: String(facts.reviewStars), label: 'stars on average', text: `${facts.reviewStars}-star reviews` },
    clients: { value: facts.reviewClients, label: 'clients who wrote to us' },
    external: { text: 'Read them on Google', href: site.googleReviews },
  },
  items,
  closing: { heading: 'The next one could be yours.', picture: 'townhouse-exterior-day', action: { text: 'Book a shoot', href: paths.contactFor('photography') } },
} as const;
