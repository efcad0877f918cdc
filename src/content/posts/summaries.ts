import { site } from '../site.ts';
import type { PostSummary } from './types.ts';

export const equipmentSummary: PostSummary = {
  slug: 'essential-photography-equipment',
  title: 'Essential Photography Equipment',
  excerpt: 'Two bodies, four lenses, one tripod that does not move in the wind. What is in the bag, and what we stopped carrying.',
  date: '2026-05-12',
  category: 'Photography',
  image: 'team-studio',
  readTime: 6,
  author: { name: site.founder.name, role: site.founder.role },
};

export const droneSummary: PostSummary = {
  slug: 'drone-photography-best-practices',
  title: 'Drone Photography Best Practices',
  excerpt: 'Height is the cheapest thing a drone gives you, and the least useful. Rules, wind, light and five flights worth the battery.',
  date: '2026-04-21',
  category: 'Drone',
  image: 'drone-flight',
  readTime: 5,
  author: { name: 'Teodor Lang', role: 'Chief drone pilot' },
};

export const stagingSummary: PostSummary = {
  slug: 'virtual-staging-trends',
  title: 'Virtual Staging Trends',
  excerpt: 'Buyers forgive an empty room sooner than a sofa that floats. Where staging helps, where it hurts, and how to label it.',
  date: '2026-03-30',
  category: 'Technology',
  image: 'condo-living-empty',
  readTime: 7,
  author: { name: 'Ines Okafor', role: 'Head of retouching' },
};

export const luxurySummary: PostSummary = {
  slug: 'marketing-luxury-properties',
  title: 'Marketing Luxury Properties',
  excerpt: 'Fewer pictures, larger. Why twelve frames sell a lake house better than fifty, and who should see them first.',
  date: '2026-03-09',
  category: 'Marketing',
  image: 'brochure',
  readTime: 8,
};

/** Newest first (R061). The single place of what lists and cards show of a post. */
export const postSummaries: readonly PostSummary[] = [equipmentSummary, droneSummary, stagingSummary, luxurySummary];
