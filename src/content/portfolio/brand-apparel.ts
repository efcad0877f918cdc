import type { SeedItem } from './types.ts';

/** Seed of `brandApparelPortfolio`. The first five leave out the service page's lead picture. */
export const brandApparel: readonly SeedItem[] = [
  {
    id: 'brandApparel-1', slug: 'northlight-yard-sign', title: 'Yard sign', type: 'image', src: '/uploads/brand-sign.jpg',
    description: 'The telephone number is read from a car at 50 km/h; the name is read from the sidewalk. Sized in that order.',
    category: 'Signage', specs: 'aluminium, post and arm', light: 'low sun, lawn height', alteration: 'standard',
    alt: 'White post-and-arm yard sign of Northlight Realty on a lawn in golden light.',
  },
  {
    id: 'brandApparel-2', slug: 'northlight-identity-sheet', title: 'Identity sheet', type: 'image', src: '/uploads/brand-identity.jpg',
    description: 'A sun over a horizon, three lines of water. Drawn to hold at nine millimetres on a pen and three metres on a hoarding.',
    category: 'Brand identity', specs: 'logo, colour, type', light: 'one sheet', alteration: 'none',
    alt: 'Identity sheet of Northlight Realty: the sun mark on navy and on amber, type, colours and the yard sign.',
  },
  {
    id: 'brandApparel-3', slug: 'property-brochure', title: 'Property brochure', type: 'image', src: '/uploads/brochure.jpg',
    description: 'Twelve pages for the kitchen counter. Uncoated paper, so that it lies flat beside a coffee and survives it.',
    category: 'Print', specs: '12 pages, 210 × 260 mm', light: 'window light, leaf shadow', alteration: 'standard',
    alt: 'Open property brochure on a marble counter beside a coffee cup and keys on a leather tag.',
  },
  {
    id: 'brandApparel-4', slug: 'closing-day-mug-and-keys', title: 'Closing-day mug and keys', type: 'image', src: '/uploads/mug-keys.jpg',
    description: 'The gift that is used on the first morning. No address on it; people know where they live.',
    category: 'Corporate merchandise', specs: 'stoneware, leather tag', light: 'morning, counter height', alteration: 'standard',
    alt: 'Speckled white mug with an amber sun mark on an oak board, house keys on a leather tag in front.',
  },
  {
    id: 'brandApparel-5', slug: 'northlight-mark-on-screen', title: 'The mark on screen', type: 'image', src: '/uploads/site-northlight-agent.jpg',
    description: 'Thread, vinyl and pixels disagree about amber. This is the screen value, matched by eye to the embroidery.',
    category: 'Brand identity', specs: 'screen colours, icon set', light: 'desktop and phone', alteration: 'none',
    alt: 'The Northlight Realty identity applied to its website on desktop and phone.',
  },
  {
    id: 'brandApparel-6', slug: 'northlight-crew-wear', title: 'Crew wear', type: 'image', src: '/uploads/brand-apparel.jpg',
    description: 'Hoodie, shirts, cap and tote. Ordered by size after a fitting, not by guess; nothing is left in a box.',
    category: 'Custom apparel', specs: 'embroidery and print', light: 'low side light', alteration: 'standard',
    alt: 'Folded navy hoodie on a stack of t-shirts, an embroidered cap on an oak bench and a canvas tote on a wall.',
  },
];
