import { paths } from '../../paths.ts';
import type { City } from './types.ts';

export const toronto: City = {
  slug: 'toronto',
  name: 'Toronto',
  lead: 'Photography, film, drone and 3D tours from the Beaches to High Park, usually delivered in a day.',
  hero: 'condo-living-dusk',
  seo: {
    title: 'Toronto Property Photography and Film | Harbourline Media',
    description: 'Photography, film, drone and Matterport tours across Toronto, from bay-and-gable rows to glass corners above the harbour. Delivered in 24 hours.',
  },
  market: {
    heading: 'The market in Toronto',
    statement: 'Half of the city is seen for the first time at dusk, on a phone. The first picture decides whether anyone looks at the second.',
    paragraphs: [
      'We know which side of Howland gets its sun before ten, where a bay-and-gable street is too narrow for anything but a tilt-shift lens, and which concierge on King wants the elevator booked the day before. Semis are best around eleven, when light comes over the neighbour and down the side passage. Glass corners above the harbour wait for blue hour.',
      'A Toronto lot is often five metres wide and five storeys deep in history: slate, buff brick, a 1990s kitchen, a laneway suite. The pictures have to explain the order of the rooms, or a buyer gets lost on the stairs. We photograph the staircase, always.',
    ],
  },
  statistics: [
    { value: '500+', label: 'properties shot' },
    { value: '24hr', label: 'usual delivery' },
    { value: '150+', label: 'agents served' },
    { value: '17+', label: 'years in the city' },
  ],
  services: {
    heading: 'What we do in Toronto',
    cards: [
      {
        title: 'Photography',
        description: 'Brick and bay windows at the hour when the street is half in shade and the porch is not.',
        href: paths.service('photography'),
        picture: 'townhouse-exterior-day',
      },
      {
        title: 'Video',
        description: 'Films that begin on the sidewalk, since in this city people buy the street along with the house.',
        href: paths.service('video'),
        picture: 'lakeside-terrace-detail-twilight',
      },
      {
        title: 'Drone',
        description: 'Flights near the island airport are cleared with the tower first, so a skyline at dusk needs three days’ notice.',
        href: paths.service('drone'),
        picture: 'condo-tower-dusk',
      },
      {
        title: 'Matterport',
        description: 'Tours that show how a narrow house works, floor by floor, before anyone climbs it.',
        href: paths.service('matterport'),
        picture: 'condo-living-360',
      },
    ],
  },
  neighbourhoods: [
    'The Annex',
    'The Beaches',
    'Cabbagetown',
    'Forest Hill',
    'High Park',
    'King West',
    'Leaside',
    'Leslieville',
    'Liberty Village',
    'Roncesvalles',
    'Rosedale',
    'Yorkville',
  ],
  closing: { heading: 'Tell us the street. We know the hour.', picture: 'slider-day-wide' },
};
