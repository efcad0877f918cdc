import type { SeedItem } from './types.ts';

/**
 * Seed of `videoPortfolio`. Each `src` is an invented id of YouTube's form: a placeholder that the owner
 * replaces in the admin with the id of a published film.
 */
export const video: readonly SeedItem[] = [
  {
    id: 'video-1', slug: 'suite-3104-film', title: 'Suite 3104', type: 'video', src: 'HbrlnHarbr1', thumbnail: '/uploads/condo-living-dusk.jpg',
    description: 'One lift ride, one corner, one sunset. Cut to the length of a lift ride as well.',
    category: 'Property film', specs: '1:24, 4K, gimbal', light: '1:24, September', alteration: 'standard',
    alt: 'Still from the film: a corner living room at blue hour above the city.',
  },
  {
    id: 'video-2', slug: 'mill-street-farmhouse-film', title: 'Mill Street Farmhouse', type: 'video', src: 'HbrlnMillS1', thumbnail: '/uploads/farmhouse-kitchen-day.jpg',
    description: 'From the orchard to the kitchen without a cut, then room by room at the pace of a guest who has been told to look around.',
    category: 'Property film', specs: '2:36, 4K, drone and gimbal', light: '2:36, July', alteration: 'standard',
    alt: 'Still from the film: the farmhouse kitchen with its sage island in morning sun.',
  },
  {
    id: 'video-3', slug: 'sumach-street-row-film', title: 'Sumach Street Row', type: 'video', src: 'HbrlnSumac1', thumbnail: '/uploads/townhouse-exterior-dusk.jpg',
    description: 'A street film: porch lamps come on one after another in real time. Nobody believed us, so the clock is in the frame.',
    category: 'Twilight film', specs: '1:12, 4K, tripod', light: '1:12, June', alteration: 'standard',
    alt: 'Still from the film: a brick townhouse row at dusk with lit bay windows.',
  },
  {
    id: 'video-4', slug: 'orchard-supper-film', title: 'Supper at the orchard', type: 'video', src: 'HbrlnSuppr1', thumbnail: '/uploads/farmhouse-dining-dusk.jpg',
    description: 'A table is laid, candles are lit, the window goes from green to blue. Made for the designer’s own page.',
    category: 'Marketing content', specs: '0:45, vertical and wide', light: '0:45, August', alteration: 'standard',
    alt: 'Still from the film: an oak table set for six by candlelight.',
  },
  {
    id: 'video-5', slug: 'the-streets-around-it-film', title: 'The streets around it', type: 'video', src: 'HbrlnStrts1', thumbnail: '/uploads/neighbourhood-aerial-golden.jpg',
    description: 'Schools, park, shops and the ten-minute walk, flown once and reused by an agent for a whole season of listings.',
    category: 'Aerial film', specs: '1:05, 4K, drone', light: '1:05, golden hour', alteration: 'standard',
    alt: 'Still from the film: a leafy neighbourhood from the air in low sun.',
  },
  {
    id: 'video-6', slug: 'chelster-hall-film', title: 'Chelster Hall', type: 'video', src: 'HbrlnChels1', thumbnail: '/uploads/lakeside-terrace-detail-twilight.jpg',
    description: 'Fifty minutes of blue hour, shot in the order in which the lights are switched on. The last frame is the first lamp going out.',
    category: 'Twilight film', specs: '1:48, 4K, drone and gimbal', light: '1:48, 8:20 to 9:10 pm', alteration: 'standard',
    alt: 'Still from the film: a pool terrace at twilight with deck light and loungers.',
  },
  {
    id: 'video-7', slug: 'chelster-hall-social-cut', title: 'Chelster Hall, social cut', type: 'video', src: 'HbrlnChels2', thumbnail: '/uploads/lakeside-house-twilight.jpg',
    description: 'The film again in 38 seconds. House first, name last, readable with the sound off.',
    category: 'Quick edit', specs: '0:38, vertical', light: '0:38, next morning', alteration: 'standard',
    alt: 'Still from the film: the lakeside house lit behind its pool at twilight.',
  },
  {
    id: 'video-8', slug: 'a-day-at-the-studio-film', title: 'A day at the studio', type: 'video', src: 'HbrlnStudi1', thumbnail: '/uploads/team-studio.jpg',
    description: 'Our own corporate film, made to show brokers what one looks like: desk, gear, phone, no slogans.',
    category: 'Corporate video', specs: '2:10, 4K, two cameras', light: '2:10, one working day', alteration: 'standard',
    alt: 'Still from the film: a bright studio with an edit desk, softbox and shelves of equipment.',
  },
];
