import { paths } from '../../paths.ts';
import type { City } from './types.ts';

export const mississauga: City = {
  slug: 'mississauga',
  name: 'Mississauga',
  lead: 'Towers on Hurontario, cottages in Port Credit and tall pines in Lorne Park, usually back with you in 24 hours.',
  hero: 'condo-tower-dusk',
  seo: {
    title: 'Real Estate Photography in Mississauga | Harbourline Media',
    description: 'Condos in City Centre, lake houses in Port Credit, ravine lots in Mineola: photography, film, drone and 3D tours with 24-hour delivery.',
  },
  market: {
    heading: 'The market in Mississauga',
    statement: 'One city, three kinds of listing: the tower, the subdivision and the lake. None of them forgives the other’s photographs.',
    paragraphs: [
      'In City Centre the curved towers mean curved rooms. A wide lens makes them look like a fishbowl, so we work at 24 mm and from the door. Suites above the thirtieth floor face open sky on every side and are best an hour after sunrise, before haze settles on the lake.',
      'South of the QEW the lots widen and the pines begin. Mineola and Lorne Park houses sit in dappled shade for most of the day, which is lovely to live in and hard to expose; a thin overcast is the kindest weather there. In Streetsville and Port Credit we show the walk to the village, since that is the second question at every showing.',
    ],
  },
  statistics: [
    { value: '400+', label: 'properties shot' },
    { value: '24hr', label: 'usual delivery' },
    { value: '120+', label: 'agents served' },
    { value: '17+', label: 'years in the city' },
  ],
  services: {
    heading: 'What we do in Mississauga',
    cards: [
      {
        title: 'Photography',
        description: 'A condo in an hour and a half, including the amenities, with the elevator booked by us.',
        href: paths.service('photography'),
        picture: 'lakeside-living-room-detail',
      },
      {
        title: 'Video',
        description: 'Cuts of 30 seconds for the phone and two minutes for the listing, both from the same morning.',
        href: paths.service('video'),
        picture: 'lakeside-living-room-dusk',
      },
      {
        title: 'Drone',
        description: 'Most of the city lies under Pearson’s control zone, so each flight has an authorization with its own hour.',
        href: paths.service('drone'),
        picture: 'lakeside-house-aerial',
      },
      {
        title: 'Matterport',
        description: 'Overseas buyers walk the suite at their own midnight and call us about nothing, which is the point.',
        href: paths.service('matterport'),
        picture: 'tour-scanner',
      },
    ],
  },
  neighbourhoods: [
    'Port Credit',
    'Lorne Park',
    'Mineola',
    'Clarkson',
    'Lakeview',
    'Streetsville',
    'Erin Mills',
    'Churchill Meadows',
    'City Centre',
    'Cooksville',
    'Meadowvale',
  ],
  closing: { heading: 'Tower, street or lake: which is yours?', picture: 'slider-day-wide' },
};
