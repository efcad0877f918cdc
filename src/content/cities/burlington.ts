import { paths } from '../../paths.ts';
import type { City } from './types.ts';

export const burlington: City = {
  slug: 'burlington',
  name: 'Burlington',
  lead: 'Between the lake and the escarpment, with a sunrise on one side and a sunset on the other.',
  hero: 'lakeside-terrace-detail-twilight',
  seo: {
    title: 'Real Estate Photography in Burlington | Harbourline Media',
    description: 'Roseland ravines, Shoreacres lakefront and Millcroft fairways in photographs, film, aerials and 3D tours by a crew that times the light.',
  },
  market: {
    heading: 'The market in Burlington',
    statement: 'People move here for the water and the trail. A listing without either in its first five frames is underselling.',
    paragraphs: [
      'Along Lakeshore Road in Roseland and Shoreacres the old lots are long and the houses low. The lake side faces south-east: flat calm and pink at half past five on a June morning, glare by ten. We put the terrace first on the shot list and the kitchen last. To the south-west the Skyway closes the view; it photographs best when its lights come on.',
      'North of Upper Middle Road the ground rises towards the escarpment, and Tyandaga and Millcroft look over fairways that are greenest in the third week of May. Condo towers by the pier sell a horizon. For them we wait for wind from the north, which clears the air above Hamilton Harbour better than any slider.',
    ],
  },
  statistics: [
    { value: '180+', label: 'properties shot' },
    { value: '$1.2M+', label: 'average listing value' },
    { value: '98%', label: 'client satisfaction' },
    { value: '17+', label: 'years in the city' },
  ],
  services: {
    heading: 'What we do in Burlington',
    cards: [
      {
        title: 'Photography',
        description: 'Ranch houses and their additions, photographed so that the step between old and new reads as a plan.',
        href: paths.service('photography'),
        picture: 'lakeside-kitchen-day',
      },
      {
        title: 'Video',
        description: 'Film at the pace of the waterfront trail, with the real sound of the lake beneath it.',
        href: paths.service('video'),
        picture: 'lakeside-living-room-dusk',
      },
      {
        title: 'Drone',
        description: 'Riparian lots straight down, with the shoreline, the break wall and the property edge in one frame.',
        href: paths.service('drone'),
        picture: 'lakeside-topdown',
      },
      {
        title: 'Matterport',
        description: 'Scans of main floor and lower walkout together, so that a bungalow shows all it has.',
        href: paths.service('matterport'),
        picture: 'lakeside-living-room-360',
      },
    ],
  },
  neighbourhoods: [
    'Roseland',
    'Shoreacres',
    'Aldershot',
    'Elizabeth Gardens',
    'Appleby',
    'Palmer',
    'Tyandaga',
    'Brant Hills',
    'Headon Forest',
    'Millcroft',
    'The Orchard',
    'Alton Village',
  ],
  closing: { heading: 'Sunrise over the water, kettle at seven.', picture: 'slider-day-wide' },
};
