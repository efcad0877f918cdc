import { paths } from '../../paths.ts';
import type { City } from './types.ts';

export const vaughan: City = {
  slug: 'vaughan',
  name: 'Vaughan',
  lead: 'Stone in Woodbridge, forest in Kleinburg, glass above the subway. One crew that knows all three.',
  hero: 'farmhouse-exterior-day',
  seo: {
    title: 'Real Estate Photography in Vaughan | Harbourline Media',
    description: 'Kleinburg estates, Woodbridge kitchens and towers at Vaughan Metropolitan Centre in photographs, films, aerials and Matterport 3D tours.',
  },
  market: {
    heading: 'The market in Vaughan',
    statement: 'Nobody in this city builds a small kitchen. We bring the long lens for the marble and the patience for the reflections.',
    paragraphs: [
      'Polished stone is a mirror. A Woodbridge island will show the tripod, the window and the photographer unless each is moved, so the big kitchens take an hour and are finished with a black cloth behind the camera. Wrought iron and carved limestone want side light, and along Islington that means after three.',
      'In Kleinburg the lots fall away to the Humber and its valley. From the road one sees a gate; from 20 metres up one sees why the gate is there. Around the Metropolitan Centre suites are sold off plans, and our corner views are taken from the drone at the height of the floor, window by window.',
    ],
  },
  statistics: [
    { value: '280+', label: 'properties shot' },
    { value: '$1.8M+', label: 'average listing value' },
    { value: '94%', label: 'client satisfaction' },
    { value: '17+', label: 'years in the city' },
  ],
  services: {
    heading: 'What we do in Vaughan',
    cards: [
      {
        title: 'Photography',
        description: 'Marble with its veins and without our reflection in it.',
        href: paths.service('photography'),
        picture: 'lakeside-kitchen-day',
      },
      {
        title: 'Video',
        description: 'Films around a laid table, since these dining rooms are for twelve and are used.',
        href: paths.service('video'),
        picture: 'farmhouse-dining-dusk',
      },
      {
        title: 'Drone',
        description: 'Ravine lots from just above the trees, with the valley line drawn where the survey has it.',
        href: paths.service('drone'),
        picture: 'farmhouse-aerial',
      },
      {
        title: 'Matterport',
        description: 'Estates of 900 square metres scanned in one visit, both stairs and the cellar included.',
        href: paths.service('matterport'),
        picture: 'tour-scanner',
      },
    ],
  },
  neighbourhoods: [
    'Kleinburg',
    'Woodbridge',
    'Maple',
    'Thornhill',
    'Concord',
    'Patterson',
    'Vellore Village',
    'Sonoma Heights',
    'Islington Woods',
    'Beverley Glen',
  ],
  closing: { heading: 'Bring the key to the gate. We bring the black cloth.', picture: 'slider-day-wide' },
};
