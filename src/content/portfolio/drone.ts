import type { SeedItem } from './types.ts';

/** Seed of `dronePortfolio`. Video ids are placeholders of our own. The first five leave out the service page's lead picture. */
export const drone: readonly SeedItem[] = [
  {
    id: 'drone-1', slug: 'orchard-farmhouse-from-35-metres', title: 'Orchard farmhouse from 35 metres', type: 'image', src: '/uploads/farmhouse-aerial.jpg',
    description: 'Low enough to read the porch, high enough to show that the orchard, the barn and the drive all come with it.',
    category: 'Property aerial', specs: '35 m, 24 mm', light: '2:50 pm, 35 m', alteration: 'standard',
    alt: 'White farmhouse with a black roof from the air, gravel drive, orchard rows, red barn and fields.',
  },
  {
    id: 'drone-2', slug: 'lot-straight-down', title: 'The lot, straight down', type: 'image', src: '/uploads/lakeside-topdown.jpg',
    description: 'Camera at ninety degrees, sun overhead, shadows at their shortest. Buyers read it like a plan, surveyors like it too.',
    category: 'Land survey', specs: '55 m, nadir', light: '12:10 pm, 55 m', alteration: 'standard',
    alt: 'House seen straight down: flat roof with solar panels, timber deck, turquoise pool, lawn and hedges.',
  },
  {
    id: 'drone-3', slug: 'tree-streets-golden-hour', title: 'Tree streets, golden hour', type: 'image', src: '/uploads/neighbourhood-aerial-golden.jpg',
    description: 'Context sells the second viewing. Streets, gardens and the park in one frame, with the house two blocks from the middle.',
    category: 'Neighbourhood', specs: '86 m, 35 mm', light: '7:20 pm, 86 m', alteration: 'standard',
    alt: 'Tree-filled residential neighbourhood from the air with brick houses, back gardens and long shadows.',
  },
  {
    id: 'drone-4', slug: 'first-snow-flight', title: 'First snow, one flight', type: 'video', src: 'HbrlnSnowF1', thumbnail: '/uploads/farmhouse-exterior-winter.jpg',
    description: 'Take-off from the shovelled path at eye level, up to the ridge, back before the battery noticed the cold.',
    category: 'Aerial film', specs: '0:52, 4K, one battery', light: '0:52, 4:05 pm', alteration: 'standard',
    alt: 'Still from the flight: the farmhouse in snow with lit windows.',
  },
  {
    id: 'drone-5', slug: 'aircraft-before-the-take', title: 'The aircraft, before the take', type: 'image', src: '/uploads/drone-flight.jpg',
    description: 'Two minutes of hover while the pilot checks wind, people and the way home. You are welcome to watch.',
    category: 'Behind the scenes', specs: '4 m, 85 mm from the ground', light: '7:48 pm, hover check', alteration: 'standard',
    alt: 'Dark grey quadcopter with a gimbal camera hovering in evening light, a modern house out of focus behind.',
  },
  {
    id: 'drone-6', slug: 'roof-deck-and-pool', title: 'Roof, deck and pool', type: 'image', src: '/uploads/lakeside-house-aerial.jpg',
    description: 'Sixty metres, early, with the street still empty. The pool tells you which side is south before the compass does.',
    category: 'Property aerial', specs: '60 m, 24 mm', light: '7:15 am, 60 m', alteration: 'standard',
    alt: 'Modern house from the air with its pool, lawn and the leafy street behind it.',
  },
  {
    id: 'drone-7', slug: 'rise-over-the-pool', title: 'Rise over the pool', type: 'video', src: 'HbrlnRiseP1', thumbnail: '/uploads/lakeside-house-twilight.jpg',
    description: 'One move, water to roof to lake, flown four times between sunset and dark. The third take is the one you see.',
    category: 'Twilight aerial', specs: '0:31, 4K, drone', light: '0:31, 8:50 pm', alteration: 'standard',
    alt: 'Still from the film: the lakeside house at twilight behind its pool.',
  },
];
