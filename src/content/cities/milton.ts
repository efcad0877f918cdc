import { paths } from '../../paths.ts';
import type { City } from './types.ts';

export const milton: City = {
  slug: 'milton',
  name: 'Milton',
  lead: 'New streets, old farms and a cliff to the west: a place where the drone earns its keep.',
  hero: 'farmhouse-aerial',
  seo: {
    title: 'Real Estate Photography in Milton | Harbourline Media',
    description: 'Townhouses in Willmott, century homes in Old Milton and acreage by Campbellville, shown in photographs, film, aerials and 3D tours.',
  },
  market: {
    heading: 'The market in Milton',
    statement: 'Half of the houses are younger than our tripod. The other half have a barn.',
    paragraphs: [
      'In Harrison, Scott and Ford the trees are still thin, so nothing hides the neighbour. We lower the camera, use the porch as a frame and keep to the two hours when the house opposite throws its shadow on its own side. A new build has no dents and no stories; its closets, its garage and its walk to school have to do the talking.',
      'The escarpment at Rattlesnake Point stands west of the town and swallows the sun twenty minutes ahead of the almanac. Twilight is therefore early, and worth waiting for: the cliff stays violet after the street has gone dark. Out by Campbellville we plan half a day, since the drive alone is a sequence.',
    ],
  },
  statistics: [
    { value: '250+', label: 'properties shot' },
    { value: '72hr', label: 'usual delivery' },
    { value: '60+', label: 'agents served' },
    { value: '17+', label: 'years in the city' },
  ],
  services: {
    heading: 'What we do in Milton',
    cards: [
      {
        title: 'Photography',
        description: 'Clean new rooms photographed with one lived-in object in each, so that scale can be read.',
        href: paths.service('photography'),
        picture: 'farmhouse-bedroom-day',
      },
      {
        title: 'Video',
        description: 'From the gate to the back field in one slow move, with crickets left in.',
        href: paths.service('video'),
        picture: 'farmhouse-exterior-twilight',
      },
      {
        title: 'Drone',
        description: 'Parks, schools and the GO station within a single frame, marked on request.',
        href: paths.service('drone'),
        picture: 'neighbourhood-aerial-golden',
      },
      {
        title: 'Matterport',
        description: 'Three townhouse models in a day, each with a tour that the sales centre can reuse.',
        href: paths.service('matterport'),
        picture: 'farmhouse-kitchen-360',
      },
    ],
  },
  neighbourhoods: [
    'Old Milton',
    'Dorset Park',
    'Timberlea',
    'Beaty',
    'Clarke',
    'Coates',
    'Harrison',
    'Scott',
    'Willmott',
    'Ford',
    'Campbellville',
  ],
  closing: { heading: 'Twenty minutes early, like the sunset.', picture: 'farmhouse-exterior-day' },
};
