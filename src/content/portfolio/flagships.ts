import type { PictureName } from '../picture-names.ts';

/** R228. Not a link (R117). */
export type Flagship = { title: string; description: string; image: PictureName; services: readonly string[] };

export const flagships: readonly Flagship[] = [
  { title: 'Chelster Hall', description: 'A lake house and one clear day in May to catch it.', image: 'lakeside-house-day', services: ['Photography', 'Film', 'Drone', '3D tour'] },
  { title: 'Suite 3104', description: 'Thirty-one floors up, shot before the haze.', image: 'condo-bedroom-day', services: ['Photography', 'Matterport', 'Virtual staging'] },
  { title: 'Northlight Realty', description: 'A brokerage that wanted to look like its listings.', image: 'brand-sign', services: ['Brand apparel', 'Website'] },
  { title: 'Mill Street Farmhouse', description: 'Eleven acres that had to fit into the first frame.', image: 'farmhouse-aerial', services: ['Drone', 'Photography', 'Film'] },
];
