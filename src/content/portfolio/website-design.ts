import type { SeedItem } from './types.ts';

/** Seed of `webDesignPortfolio`. The first five leave out the service page's lead picture. */
export const websiteDesign: readonly SeedItem[] = [
  {
    id: 'webDesign-1', slug: 'harbour-condo-site', title: 'Harbour condo', type: 'image', src: '/uploads/site-harbour-condo.jpg',
    description: 'The suite number as the title, the view beside it, the asking price without a form to fill in.',
    category: 'Single-property site', specs: '4 business days', light: 'desktop and phone', alteration: 'none',
    alt: 'Single-property website of a harbour condo, shown on a desktop screen and a phone.',
  },
  {
    id: 'webDesign-2', slug: 'orchard-farmhouse-site', title: 'Orchard farmhouse', type: 'image', src: '/uploads/site-orchard.jpg',
    description: 'Eleven acres do not fit on a phone, so the page shows the front, the kitchen and one row of apple trees.',
    category: 'Single-property site', specs: '5 business days', light: 'desktop and phone', alteration: 'none',
    alt: 'Single-property website of the orchard farmhouse, shown on a desktop screen and a phone.',
  },
  {
    id: 'webDesign-3', slug: 'northlight-realty-site', title: 'Northlight Realty', type: 'image', src: '/uploads/site-northlight-agent.jpg',
    description: 'Nine agents, one style. Listings arrive from the board feed; the photographs keep their proportions.',
    category: 'Brokerage site', specs: '4 weeks', light: 'desktop and phone', alteration: 'none',
    alt: 'Website of the brokerage Northlight Realty, shown on a desktop screen and a phone.',
  },
  {
    id: 'webDesign-4', slug: 'sumach-street-row-site', title: 'Sumach Street Row', type: 'image', src: '/uploads/site-sumach-row.jpg',
    description: 'A row sold house by house, so the page is a table: number, rooms, size, price. Sold ones stay, paler.',
    category: 'Single-property site', specs: '5 business days', light: 'desktop and phone', alteration: 'none',
    alt: 'Website of a brick townhouse row, shown on a desktop screen and a phone.',
  },
  {
    id: 'webDesign-5', slug: 'open-house-app', title: 'Open House, the app', type: 'image', src: '/uploads/app-open-house.jpg',
    description: 'The day’s three houses, the sign-in at the door, the room one stands in. Works in basements and sends later.',
    category: 'Mobile app', specs: '16 weeks', light: 'phone', alteration: 'none',
    alt: 'Three phone screens: today’s open houses, a visitor’s sign-in, and a kitchen with points to tap.',
  },
  {
    id: 'webDesign-6', slug: 'house-at-the-waters-edge', title: 'The house at the water’s edge', type: 'image', src: '/uploads/website-devices.jpg',
    description: 'Built while the film was being cut, live before the sign went up. Photographed on the table where it was approved.',
    category: 'Single-property site', specs: '3 business days', light: 'laptop and phone', alteration: 'standard',
    alt: 'Laptop and phone on an oak table showing a single-property website with a modern house at dusk.',
  },
];
