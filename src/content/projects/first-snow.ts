import { firstSnowCard } from './cards.ts';
import type { Project } from './types.ts';

export const firstSnow: Project = {
  ...firstSnowCard,
  type: 'image',
  src: '/uploads/farmhouse-exterior-winter.jpg',
  propertyType: 'Farmhouse, second season',
  area: '1 front, 1 flight',
  bedrooms: 'Exterior and evening rooms',
  challenges:
    'Hydrangeas in a December listing say that nobody wanted the house in summer. Snow was forecast for one night and rain for the next day. At eleven below, a drone battery lasts half as long.',
  services: ['Photography', 'Drone', 'Quick turn'],
  results:
    'On the road at two, path shovelled by three, sun gone at 4:42 pm. Three exteriors and one flight of 52 seconds replaced the summer set the same evening. The rooms stayed as they were; only the outside had aged.',
  lead: { picture: 'farmhouse-exterior-winter', caption: 'The front, low sun, lamps on', light: '4:05 pm, 28 mm' },
  gallery: [
    { picture: 'farmhouse-exterior-grey-sky', title: 'The front it replaced', description: 'The July frame as it left the camera, before its sky was changed.', light: 'July, as shot' },
    { picture: 'farmhouse-kitchen-dusk', title: 'Kitchen, lamps lit', description: 'Already in the file from August, and right for the season.', light: '8:40 pm, 22 mm' },
    { picture: 'farmhouse-dining-dusk', title: 'Dining room', description: 'The warm room that a cold front needs behind it.', light: '8:24 pm, 24 mm' },
  ],
  seo: {
    title: 'First Snow, Milton | Harbourline Media',
    description: 'A summer listing re-shot in one December afternoon: exteriors at eleven below, one short flight, online the same evening.',
  },
  closing: 'Still showing last season?',
};
