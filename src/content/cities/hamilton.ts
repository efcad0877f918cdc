import { paths } from '../../paths.ts';
import type { City } from './types.ts';

export const hamilton: City = {
  slug: 'hamilton',
  name: 'Hamilton',
  lead: 'Victorian brick below the Mountain, bungalows above it, and a crew that plans around the shadow in between.',
  hero: 'townhouse-exterior-dusk',
  seo: {
    title: 'Real Estate Photography in Hamilton | Harbourline Media',
    description: 'Photography, film, drone and Matterport for Hamilton: Durand and Kirkendall brick, Dundas valley houses, Stoney Creek views. Delivered in 48 hours.',
  },
  market: {
    heading: 'The market in Hamilton',
    statement: 'Buyers come for the brick. They stay for the ceilings, so we photograph both.',
    paragraphs: [
      'The escarpment stands to the south of the lower city, and in winter it takes the sun early: streets under the brow in Durand and Kirkendall are in shade by two. From November to February we shoot those fronts before noon and keep the interiors for the afternoon. Up on the Mountain it is the other way round, with light to the last minute and a view of the harbour to the north.',
      'Many houses here are three storeys of original trim with one modern room at the back. Plaster medallions, pocket doors and radiators deserve frames of their own. They are what a buyer from Toronto cannot get for the price, and we crop for them.',
    ],
  },
  statistics: [
    { value: '300+', label: 'properties shot' },
    { value: '48hr', label: 'usual delivery' },
    { value: '85+', label: 'agents served' },
    { value: '17+', label: 'years in the city' },
  ],
  services: {
    heading: 'What we do in Hamilton',
    cards: [
      {
        title: 'Photography',
        description: 'Old trim and new counters in one set, with the colour of each kept apart.',
        href: paths.service('photography'),
        picture: 'farmhouse-kitchen-day',
      },
      {
        title: 'Video',
        description: 'A walk from the porch to the attic, because the stairs are half of what is for sale.',
        href: paths.service('video'),
        picture: 'farmhouse-porch-detail-twilight',
      },
      {
        title: 'Drone',
        description: 'The bay in one direction, the escarpment in the other: one flight at 40 metres explains the address.',
        href: paths.service('drone'),
        picture: 'neighbourhood-aerial-golden',
      },
      {
        title: 'Matterport',
        description: 'Scans that include the basement, since every second buyer asks about a suite.',
        href: paths.service('matterport'),
        picture: 'farmhouse-kitchen-360',
      },
    ],
  },
  neighbourhoods: [
    'Durand',
    'Kirkendall',
    'Strathcona',
    'Westdale',
    'Corktown',
    'Stinson',
    'Crown Point',
    'Ancaster',
    'Dundas',
    'Stoney Creek',
    'Waterdown',
  ],
  closing: { heading: 'Mornings below the Mountain, evenings above it.', picture: 'townhouse-exterior-day' },
};
