import { facts } from '../facts.ts';
import { site } from '../site.ts';
import { termsRules } from './terms-rules.ts';
import type { LegalPage, LegalSection } from './types.ts';

const assignment: readonly LegalSection[] = [
  {
    id: 'scope',
    heading: 'What these terms cover',
    paragraphs: [
      `They apply to this website and to work ordered from ${site.legalName}. A written quote that says otherwise comes first; then these terms; then nothing else, in particular no terms printed on a purchase order.`,
    ],
  },
  {
    id: 'quotes',
    heading: 'Quotes and orders',
    paragraphs: [
      'Whatever this site says about services and prices is an invitation to ask. A contract exists once you have accepted our quote, by email or by naming a date. A quote stands for 30 days.',
      'Prices are in Canadian dollars. HST is added and shown on a line of its own.',
    ],
  },
  {
    id: 'access',
    heading: 'On the day',
    paragraphs: [
      `We ask for ${facts.bookAhead} of notice and for a property that can be entered, lit and photographed at the agreed time. You see to the permission of the owner and of tenants; Ontario’s Residential Tenancies Act requires written notice to a tenant at least 24 hours ahead.`,
      'If we stand before a locked door for more than 30 minutes, the visit counts as made. We move no safes, pianos or animals.',
    ],
  },
  {
    id: 'weather',
    heading: 'Weather and air traffic',
    paragraphs: ['Rain, wind, smoke and the control tower are nobody’s fault. Exterior and drone work that they prevent is moved to the next suitable day without charge.'],
  },
  {
    id: 'moving',
    heading: 'Moving and cancelling',
    paragraphs: ['Both cost nothing until noon of the working day before the shoot. Later, a first change of date is free, and a cancellation is charged with one hour of work.'],
  },
  {
    id: 'delivery',
    heading: 'Delivery',
    paragraphs: [
      `Most photographs are delivered within ${facts.turnaround}; films, tours, websites and printed goods have the time stated in the quote. You have ten days to tell us about a fault. We correct it, or shoot again, before we speak about money.`,
      'We keep delivered files for at least twelve months. After that we usually still have them, but please keep a copy.',
    ],
  },
  {
    id: 'payment',
    heading: 'Payment',
    paragraphs: [
      `You pay by ${facts.payment}, on delivery; volume clients by agreement within 30 days of the invoice (${facts.volumeTerms}). From the 31st day on, overdue amounts bear interest at 1 per cent a month, which is 12.68 per cent a year.`,
    ],
  },
];

/** R169: no fixed date, so the page shows the current one. */
export const terms: LegalPage = {
  seo: {
    title: 'Terms of Service | Harbourline Media',
    description: 'Orders, access, weather, delivery, payment and liability: the terms on which we work, under the law of Ontario.',
  },
  hero: { title: 'Terms', lead: 'How we work together, and what happens when it rains.', picture: 'condo-bedroom-day' },
  intro: 'These are the rules we have needed, after many houses, for things that go wrong. Most assignments never touch them.',
  sections: [...assignment, ...termsRules],
};
