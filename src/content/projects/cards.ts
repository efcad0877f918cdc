import type { ProjectCard } from './types.ts';

export const chelsterHallCard: ProjectCard = {
  id: '1',
  slug: 'chelster-hall',
  title: 'Chelster Hall',
  description: 'A timber house on the lake, photographed three times in one day, filmed at dusk and scanned the next morning.',
  thumbnail: 'lakeside-house-day',
  category: 'Residential',
  specs: 'Photography, film, drone, 3D tour',
  location: 'Oakville, Ontario',
  completedDate: '2025-05',
};

export const sumachStreetRowCard: ProjectCard = {
  id: '2',
  title: 'Sumach Street Row',
  description: 'Five Victorian houses, one developer, one evening on which every porch lamp had to be on.',
  thumbnail: 'townhouse-exterior-day',
  category: 'Development',
  specs: 'Twilight, Matterport, website',
  location: 'Cabbagetown, Toronto',
  completedDate: '2025-06',
};

export const northlightRealtyCard: ProjectCard = {
  id: '3',
  title: 'Northlight Realty',
  description: 'Nine agents, nine business cards, nine typefaces. One sun over one horizon now.',
  thumbnail: 'brand-apparel',
  category: 'Brand',
  specs: 'Brand apparel, website',
  location: 'Etobicoke, Toronto',
  completedDate: '2026-03',
};

export const millStreetFarmhouseCard: ProjectCard = {
  id: '4',
  title: 'Mill Street Farmhouse',
  description: 'Eleven acres, four hundred apple trees and a red barn, none of which can be seen from the road. So we went up first.',
  thumbnail: 'farmhouse-aerial',
  category: 'Residential',
  specs: 'Drone, photography, film',
  location: 'Milton, Ontario',
  completedDate: '2025-07',
};

export const suite3104Card: ProjectCard = {
  id: '5',
  title: 'Suite 3104',
  description: 'Thirty-one floors above Harbour Street, glass on two sides, and a view that disappears in its own reflection.',
  thumbnail: 'condo-bedroom-dusk',
  category: 'Condominium',
  specs: 'Photography, Matterport, virtual staging',
  location: 'Harbour Street, Toronto',
  completedDate: '2025-09',
};

export const firstSnowCard: ProjectCard = {
  id: '6',
  title: 'First Snow',
  description: 'The July pictures of the farmhouse were still on the listing in December. Buyers had begun to count the months.',
  thumbnail: 'farmhouse-exterior-winter',
  category: 'Seasonal',
  specs: 'Drone, photography',
  location: 'Milton, Ontario',
  completedDate: '2025-12',
};

export const beforeTheFurnitureCard: ProjectCard = {
  id: '7',
  title: 'Before the Furniture',
  description: 'Chelster Hall, six weeks earlier: one very long room, no chair in it, and a seller who could not see where the sofa goes.',
  thumbnail: 'lakeside-living-room-day',
  category: 'Virtual staging',
  specs: 'Virtual staging, floor plan',
  location: 'Oakville, Ontario',
  completedDate: '2025-04',
};

export const afterSunsetCard: ProjectCard = {
  id: '8',
  title: 'After Sunset',
  description: 'The designer of the farmhouse rooms had never seen them photographed by the light she had drawn for them.',
  thumbnail: 'farmhouse-dining-dusk',
  category: 'Interiors',
  specs: 'Twilight interiors, short film',
  location: 'Milton, Ontario',
  completedDate: '2025-08',
};

/** R125: the eight, in order of display; the home page shows the first three (R060). */
export const projectCards: readonly ProjectCard[] = [
  chelsterHallCard,
  sumachStreetRowCard,
  northlightRealtyCard,
  millStreetFarmhouseCard,
  suite3104Card,
  firstSnowCard,
  beforeTheFurnitureCard,
  afterSunsetCard,
];

/** What stands in a project's URL: its slug, else its id (D13). */
export function projectRef(project: Pick<ProjectCard, 'id' | 'slug'>): string {
  return project.slug ?? project.id;
}
