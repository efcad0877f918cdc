import { afterSunsetCard } from './cards.ts';
import type { Project } from './types.ts';

export const afterSunset: Project = {
  ...afterSunsetCard,
  type: 'image',
  src: '/uploads/farmhouse-dining-dusk.jpg',
  propertyType: 'Interior design commission',
  area: '3 rooms, 1 evening',
  bedrooms: 'Dining, kitchen, porch',
  challenges:
    'Pendants, candles and a window at dusk are four stops apart and change by the minute. The designer asked for no lamp of ours in the rooms, and for the orchard to stay green.',
  services: ['Twilight interiors', 'Marketing film', 'Editing'],
  results:
    'One tripod position a room, marked at noon. From 8:10 pm we walked the three in a circle, a frame a lap, nine laps. The fifth was right everywhere. She uses six stills and a 45-second film; the owners have asked for the table.',
  lead: { picture: 'farmhouse-dining-dusk', caption: 'Fifth lap, table set for six', light: '8:24 pm, 24 mm' },
  gallery: [
    { picture: 'farmhouse-kitchen-dusk', title: 'Kitchen', description: 'Two dome pendants and the strip under the shelf, nothing else.', light: '8:40 pm, 22 mm' },
    { picture: 'farmhouse-porch-detail-twilight', title: 'Porch', description: 'The lanterns that start the scheme, seen in July.', light: '9:12 pm, 66 mm' },
    { picture: 'farmhouse-kitchen-day', title: 'The same kitchen at ten', description: 'For comparison: daylight flattens what the pendants model.', light: '10:15 am, 22 mm' },
  ],
  seo: {
    title: 'After Sunset, Evening Interiors | Harbourline Media',
    description: 'Three farmhouse rooms photographed by their own lamps in one August evening: nine laps, no added light, a 45-second film.',
  },
  closing: 'Rooms that were drawn for the evening?',
};
