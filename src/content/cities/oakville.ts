import { paths } from '../../paths.ts';
import type { City } from './types.ts';

export const oakville: City = {
  slug: 'oakville',
  name: 'Oakville',
  lead: 'Lakefront, ravine and village streets: photographed twice a day, because the lake and the lawn want different hours.',
  hero: 'lakeside-house-twilight',
  seo: {
    title: 'Real Estate Photography in Oakville | Harbourline Media',
    description: 'Photography, film, drone and 3D tours for Oakville: Lakeshore estates, Old Oakville porches and Glen Abbey ravines, by people who know the light.',
  },
  market: {
    heading: 'The market in Oakville',
    statement: 'The lots are deep, the trees are older than the houses, and the best room usually faces the water.',
    paragraphs: [
      'East of the harbour the streets run down to the lake and stop. Gardens there look south-east, so terraces are photographed at breakfast and front doors after four. The oaks in Morrison are in full leaf by the last week of May; from then on a house set back sixty metres can only be shown from its own drive, or from just above the canopy.',
      'New limestone and old clapboard stand side by side in Old Oakville, and both are wary of wide lenses. We take fewer frames here and stay longer: a second visit at dusk is part of nearly every assignment.',
    ],
  },
  statistics: [
    { value: '200+', label: 'properties shot' },
    { value: '$5M+', label: 'average listing value' },
    { value: '95%', label: 'client satisfaction' },
    { value: '17+', label: 'years in the city' },
  ],
  services: {
    heading: 'What we do in Oakville',
    cards: [
      {
        title: 'Photography',
        description: 'Large rooms in two or three honest frames, with the lake left bright in the glass and not burnt out.',
        href: paths.service('photography'),
        picture: 'lakeside-living-room-day',
      },
      {
        title: 'Video',
        description: 'Ninety quiet seconds for a house that will be shown by appointment, with a link that can be withdrawn.',
        href: paths.service('video'),
        picture: 'lakeside-kitchen-dusk',
      },
      {
        title: 'Drone',
        description: 'Depth of lot, distance to the water, and the neighbour’s windows kept out of frame.',
        href: paths.service('drone'),
        picture: 'lakeside-house-aerial',
      },
      {
        title: 'Matterport',
        description: 'Walk-throughs behind a password, for buyers who fly in only once they are sure.',
        href: paths.service('matterport'),
        picture: 'lakeside-living-room-360',
      },
    ],
  },
  neighbourhoods: [
    'Old Oakville',
    'Bronte',
    'Kerr Village',
    'Eastlake',
    'Morrison',
    'Glen Abbey',
    'River Oaks',
    'Joshua Creek',
    'Clearview',
    'West Oak Trails',
  ],
  closing: { heading: 'Breakfast light on the terrace is at half past seven.', picture: 'farmhouse-exterior-day' },
};
