import { paths } from '../../paths.ts';
import type { City } from './types.ts';

export const markham: City = {
  slug: 'markham',
  name: 'Markham',
  lead: 'Unionville porches, Cornell laneways and brick estates at Angus Glen, photographed with the corners square.',
  hero: 'farmhouse-porch-detail-twilight',
  seo: {
    title: 'Real Estate Photography in Markham | Harbourline Media',
    description: 'Heritage houses in Unionville, new urbanist Cornell, Angus Glen estates: photography, film, drone and Matterport tours in Markham.',
  },
  market: {
    heading: 'The market in Markham',
    statement: 'Buyers here read a floor plan before they look at a picture. So the pictures had better agree with it.',
    paragraphs: [
      'Direction matters in Markham. We note on each file which way the front door looks and where the stairs begin, because agents are asked for both on the first call. Kitchens with a second, closed one behind them are shown with the door open, and the south garden is photographed at midday when its sun can be judged.',
      'Main Street Unionville keeps its board-and-batten and its rules. Signs, bins and a tour bus can fill a heritage front by ten, so we come at seven. In Cornell the garages stand on lanes: the laneway frame is the one that other photographers forget, and the one that sells the coach house.',
    ],
  },
  statistics: [
    { value: '220+', label: 'properties shot' },
    { value: '$2.1M+', label: 'average listing value' },
    { value: '96%', label: 'client satisfaction' },
    { value: '17+', label: 'years in the city' },
  ],
  services: {
    heading: 'What we do in Markham',
    cards: [
      {
        title: 'Photography',
        description: 'Verticals that are vertical and a compass point on every front elevation.',
        href: paths.service('photography'),
        picture: 'farmhouse-office-day',
      },
      {
        title: 'Video',
        description: 'Subtitled films, in two languages when the listing asks for it.',
        href: paths.service('video'),
        picture: 'farmhouse-kitchen-dusk',
      },
      {
        title: 'Drone',
        description: 'Angus Glen from the fairway side, flown between tee times with the club’s consent.',
        href: paths.service('drone'),
        picture: 'lakeside-house-aerial',
      },
      {
        title: 'Matterport',
        description: 'Tours with measured rooms, checked against the builder’s plan before they are published.',
        href: paths.service('matterport'),
        picture: 'lakeside-living-room-360',
      },
    ],
  },
  neighbourhoods: [
    'Unionville',
    'Markham Village',
    'Cornell',
    'Angus Glen',
    'Thornhill',
    'Milliken',
    'Berczy Village',
    'Cathedraltown',
    'Wismer',
    'Greensborough',
    'Box Grove',
  ],
  closing: { heading: 'Front door faces east? Then it is eight o’clock.', picture: 'farmhouse-exterior-day' },
};
