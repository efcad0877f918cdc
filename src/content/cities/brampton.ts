import { paths } from '../../paths.ts';
import type { City } from './types.ts';

export const brampton: City = {
  slug: 'brampton',
  name: 'Brampton',
  lead: 'Big houses, bigger families, busy Saturdays. We photograph around all three and deliver in 48 hours.',
  hero: 'neighbourhood-aerial-golden',
  seo: {
    title: 'Real Estate Photography in Brampton | Harbourline Media',
    description: 'Photography, video, drone and 3D tours for Brampton, from Peel Village bungalows to Castlemore estates, planned around a full house.',
  },
  market: {
    heading: 'The market in Brampton',
    statement: 'Houses here are lived in by three generations, and sold to three. The pictures have to show where everybody sleeps.',
    paragraphs: [
      'In Credit Valley and Springdale a street may hold forty fronts from one builder. What separates yours is the lot, the finish of the basement and the morning sun in the family room, in that order. We ask for the floor area of each level before we come, and label the lower kitchen and the side entrance plainly.',
      'Double-height foyers are the pride of the house and the hardest frame in it: a chandelier at 2,700 K, a north window at 7,000, and eleven metres between them. We shoot those foyers in seven exposures from the landing, not from the mat. Downtown, around Gage Park, the houses are Victorian and the lots shaded; there we come back for the porch light.',
    ],
  },
  statistics: [
    { value: '350+', label: 'properties shot' },
    { value: '48hr', label: 'usual delivery' },
    { value: '90+', label: 'agents served' },
    { value: '17+', label: 'years in the city' },
  ],
  services: {
    heading: 'What we do in Brampton',
    cards: [
      {
        title: 'Photography',
        description: 'Wide fronts without parked cars: we knock next door and ask, kindly, at eight.',
        href: paths.service('photography'),
        picture: 'farmhouse-exterior-day',
      },
      {
        title: 'Video',
        description: 'One film with chapters, so that each generation can find its own floor.',
        href: paths.service('video'),
        picture: 'farmhouse-kitchen-dusk',
      },
      {
        title: 'Drone',
        description: 'Straight down, once, to show what a corner lot adds to the garden.',
        href: paths.service('drone'),
        picture: 'lakeside-topdown',
      },
      {
        title: 'Matterport',
        description: 'Basement suites scanned with their own entrance, as a second tour under the same link.',
        href: paths.service('matterport'),
        picture: 'farmhouse-kitchen-360',
      },
    ],
  },
  neighbourhoods: [
    'Downtown Brampton',
    'Peel Village',
    'Bramalea',
    'Heart Lake',
    'Snelgrove',
    'Springdale',
    'Castlemore',
    'Credit Valley',
    'Mount Pleasant',
    'Fletcher’s Meadow',
  ],
  closing: { heading: 'Weekday mornings, when the driveway is free.', picture: 'slider-day-wide' },
};
