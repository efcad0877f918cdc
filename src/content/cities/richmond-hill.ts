import { paths } from '../../paths.ts';
import type { City } from './types.ts';

export const richmondHill: City = {
  slug: 'richmond-hill',
  name: 'Richmond Hill',
  lead: 'High ground, long winters and wide brick fronts between Bayview and the moraine.',
  hero: 'farmhouse-exterior-winter',
  seo: {
    title: 'Real Estate Photography in Richmond Hill | Harbourline',
    description: 'Bayview Hill brick, Mill Pond cottages and Oak Ridges lots by the lake: photographs, film, drone and 3D tours, in snow as well as in leaf.',
  },
  market: {
    heading: 'The market in Richmond Hill',
    statement: 'The moraine keeps its snow two weeks longer than downtown. We have learned to use it.',
    paragraphs: [
      'Snow is a reflector the size of a street. A brick front on Bayview Hill that is dull in April glows on a February afternoon, provided the drive is cleared, the lamps are on and the exposure is set for the roof. We keep a winter list of houses that look best that way, and call their agents when it falls.',
      'By Lake Wilcox the mist lifts at about eight in September and not before. South Richvale builds in stone, with setbacks that hold a whole hedge in frame, while around the Mill Pond the lots are small and the maples enormous. Each asks for another focal length, and none for the widest.',
    ],
  },
  statistics: [
    { value: '160+', label: 'properties shot' },
    { value: '$2.5M+', label: 'average listing value' },
    { value: '98%', label: 'client satisfaction' },
    { value: '17+', label: 'years in the city' },
  ],
  services: {
    heading: 'What we do in Richmond Hill',
    cards: [
      {
        title: 'Photography',
        description: 'Rooms with snow outside are photographed a little warmer, so that a visitor wants to stay in.',
        href: paths.service('photography'),
        picture: 'farmhouse-bathroom-day',
      },
      {
        title: 'Video',
        description: 'From the heated floor to the first flakes: winter films with a fire that is really lit.',
        href: paths.service('video'),
        picture: 'lakeside-living-room-dusk',
      },
      {
        title: 'Drone',
        description: 'Pools in July, roofs in November after the leaves: we keep both on file for the same address.',
        href: paths.service('drone'),
        picture: 'lakeside-topdown',
      },
      {
        title: 'Matterport',
        description: 'A tour recorded in June that still works in January, linked to photographs of the season.',
        href: paths.service('matterport'),
        picture: 'lakeside-living-room-360',
      },
    ],
  },
  neighbourhoods: [
    'Bayview Hill',
    'Mill Pond',
    'South Richvale',
    'North Richvale',
    'Crosby',
    'Harding',
    'Westbrook',
    'Jefferson',
    'Oak Ridges',
    'Rouge Woods',
    'Langstaff',
  ],
  closing: { heading: 'June is easy. We do January too.', picture: 'slider-day-wide' },
};
