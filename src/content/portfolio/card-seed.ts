import { projectCards, projectRef } from '../projects/cards.ts';
import { flagships } from './flagships.ts';

/** What the store's project and flagship cards begin with; from then on they live there (D01, D37). */
export const cardSeed = {
  projects: projectCards.map(({ slug: _slug, completedDate: _date, thumbnail, ...card }, index) => ({ ...card, ref: projectRef(projectCards[index] ?? card), image: `/uploads/${thumbnail}.jpg` })),
  flagships: flagships.map(({ image, ...card }, index) => ({ id: `flagship-${index + 1}`, ...card, image: `/uploads/${image}.jpg` })),
};
