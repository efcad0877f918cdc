import { northlightRealtyCard } from './cards.ts';
import type { Project } from './types.ts';

export const northlightRealty: Project = {
  ...northlightRealtyCard,
  type: 'image',
  src: '/uploads/brand-apparel.jpg',
  propertyType: 'Independent brokerage',
  area: '9 agents, 1 office',
  bedrooms: '14 items, 1 identity',
  challenges:
    'The brokerage photographed its listings well and everything else badly. Each agent ordered signs from a different shop. The owner wanted one look that the newest agent could afford and the oldest would wear.',
  services: ['Brand identity', 'Custom apparel', 'Corporate merchandise', 'Website'],
  results:
    'A mark of a half circle and three lines, drawn to survive embroidery. Signs first, because they are seen most; clothing after a fitting; the site in four weeks. Reorders go through one sheet with fourteen items and no decisions.',
  lead: { picture: 'brand-sign', caption: 'The sign, at the height of a windshield', light: 'low sun, lawn height' },
  gallery: [
    { picture: 'brand-identity', title: 'The mark and its rules', description: 'One sheet. The second sheet was thrown away.', light: 'identity sheet' },
    { picture: 'brand-stationery', title: 'Paper', description: 'Letterhead, envelope, cards and a notebook with foil.', light: 'window light, palm shadow' },
    { picture: 'brand-apparel', title: 'Clothes', description: 'Navy, natural and one small amber sun.', light: 'low side light' },
    { picture: 'mug-keys', title: 'Closing day', description: 'Keys on leather, coffee in stoneware.', light: 'morning, counter height' },
    { picture: 'site-northlight-agent', title: 'The site', description: 'Listings large, logo small.', light: 'desktop and phone' },
  ],
  seo: {
    title: 'Northlight Realty, Brand and Site | Harbourline Media',
    description: 'One identity for nine agents in Etobicoke: yard signs, stationery, clothing, closing gifts and a brokerage website in four weeks.',
  },
  closing: 'A name that nine people share?',
};
