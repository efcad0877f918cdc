import { site } from '../site.ts';
import { postHeads } from './heads.ts';
import type { PostSummary } from './types.ts';

export const equipmentSummary: PostSummary = {
  ...postHeads.equipment,
  excerpt: 'Two bodies, four lenses, one tripod that does not move in the wind. What is in the bag, and what we stopped carrying.',
  date: '2026-05-12',
  category: 'Photography',
  readTime: 6,
  author: { name: site.founder.name, role: site.founder.role },
};

export const droneSummary: PostSummary = {
  ...postHeads.drone,
  excerpt: 'Height is the cheapest thing a drone gives you, and the least useful. Rules, wind, light and five flights worth the battery.',
  date: '2026-04-21',
  category: 'Drone',
  readTime: 5,
  author: { name: 'Teodor Lang', role: 'Chief drone pilot' },
};

export const stagingSummary: PostSummary = {
  ...postHeads.staging,
  excerpt: 'Buyers forgive an empty room sooner than a sofa that floats. Where staging helps, where it hurts, and how to label it.',
  date: '2026-03-30',
  category: 'Technology',
  readTime: 7,
  author: { name: 'Ines Okafor', role: 'Head of retouching' },
};

export const luxurySummary: PostSummary = {
  ...postHeads.luxury,
  excerpt: 'Fewer pictures, larger. Why twelve frames sell a lake house better than fifty, and who should see them first.',
  date: '2026-03-09',
  category: 'Marketing',
  readTime: 8,
};

/** Newest first (R061). The single place of what lists and cards show of a post. */
export const postSummaries: readonly PostSummary[] = [equipmentSummary, droneSummary, stagingSummary, luxurySummary];
