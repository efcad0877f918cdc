import { beforeTheFurnitureCard } from './cards.ts';
import type { Project } from './types.ts';

export const beforeTheFurniture: Project = {
  ...beforeTheFurnitureCard,
  type: 'image',
  src: '/uploads/lakeside-living-room-day.jpg',
  propertyType: 'Living room and kitchen',
  area: '1,120 sq ft, one room',
  bedrooms: 'Open plan',
  challenges:
    'Empty, the room reads as a corridor with a kitchen at its end. Renting furniture to find out what fits would have cost three weeks. The picture also had to be honest: this is a floor somebody will stand on.',
  services: ['Virtual staging', 'Floor plan', 'AI image work', 'Photography'],
  results:
    'Three proposals on screen in two days, drawn to the measured plan, each labelled and published beside the empty frame. The seller chose the second and the stager ordered from it. When we returned in May the furniture was real and the label came off.',
  lead: { picture: 'lakeside-living-room-day', caption: 'Second proposal, virtually staged', light: 'staged from the 11:00 am frame' },
  gallery: [
    { picture: 'lakeside-living-room-empty', title: 'As found', description: 'Oak floor, beams and the question.', light: '11:00 am, 20 mm' },
    { picture: 'floor-plan-lakeside', title: 'The plan', description: 'Measured before a single piece was placed.', light: 'drawn from scan' },
    { picture: 'lakeside-floor-plan-view', title: 'From above', description: 'The chosen layout, ceiling off.', light: 'from the scan' },
    { picture: 'lakeside-living-room-detail', title: 'In May, for real', description: 'The ordered sofa, a photograph this time.', light: '11:20 am, 35 mm' },
  ],
  seo: {
    title: 'Before the Furniture, Oakville | Harbourline Media',
    description: 'An empty living room staged on screen to a measured plan, published beside its original, then furnished for real from the picture.',
  },
  closing: 'A room that reads as a corridor?',
};
