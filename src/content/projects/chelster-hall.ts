import { chelsterHallCard } from './cards.ts';
import type { Project } from './types.ts';

/** The film's id is a placeholder of our own, to be replaced with that of a published film. */
export const chelsterHall: Project = {
  ...chelsterHallCard,
  type: 'image',
  src: '/uploads/lakeside-house-day.jpg',
  propertyType: 'Detached house',
  area: '7,200 sq ft',
  bedrooms: '5 bedrooms, 6 baths',
  challenges:
    'The house faces south to the water and north to a ravine. By noon the pool is white with glare and the living room is black. The listing date was fixed, and the forecast gave one clear day.',
  services: ['Photography', 'Twilight', 'Property film', 'Drone', 'Matterport 3D tour'],
  results:
    'Three visits between 6:50 am and 9:10 pm: the front at breakfast, the rooms at eleven with the ravine lit from behind, the pool at blue hour. 42 photographs were online 31 hours after the last frame, the tour with them. The film of 1:48 followed eight business days later.',
  lead: { picture: 'lakeside-house-day', caption: 'South front from the pool', light: '9:40 am, 24 mm, f/8' },
  gallery: [
    { picture: 'lakeside-kitchen-day', title: 'Kitchen', description: 'Marble, sage and three pendants, lit from the ravine side.', light: '10:40 am, 24 mm' },
    { picture: 'lakeside-living-room-detail', title: 'Sofa and stone table', description: 'The sun crosses this rug once a day.', light: '11:20 am, 35 mm' },
    { picture: 'lakeside-house-twilight', title: 'Blue hour', description: 'Seventeen minutes after sunset, every lamp at 40 per cent.', light: '8:52 pm, 24 mm' },
    { picture: 'lakeside-house-aerial', title: 'House and street from 60 metres', description: 'Early, with nobody parked outside.', light: '7:15 am, 60 m' },
    { picture: 'lakeside-living-room-dusk', title: 'Living room, evening', description: 'Garden floods on, so that the glass shows trees.', light: '9:04 pm, 20 mm' },
    { picture: 'lakeside-topdown', title: 'The lot, straight down', description: 'Deck, pool and solar panels at the shortest shadow.', light: '12:10 pm, 55 m' },
  ],
  film: {
    heading: 'The film',
    videoId: 'HbrlnChels1',
    length: '1:48',
    note: '1:48, shot between 8:20 and 9:10 pm',
    poster: 'lakeside-terrace-detail-twilight',
  },
  seo: {
    title: 'Chelster Hall, Oakville | Harbourline Media',
    description: 'One clear day in May, three visits and a film at dusk: how a 7,200 sq ft house on the lake in Oakville was photographed for sale.',
  },
  closing: 'A house like this one?',
};
