import type { PostSummary } from './types.ts';

type PostHead = Pick<PostSummary, 'slug' | 'title' | 'image'>;

/** What the route table knows of each post, newest first; it stands on every page, so it is kept short. */
export const postHeads = {
  equipment: { slug: 'essential-photography-equipment', title: 'Essential Photography Equipment', image: 'team-studio' },
  drone: { slug: 'drone-photography-best-practices', title: 'Drone Photography Best Practices', image: 'neighbourhood-aerial-golden' },
  staging: { slug: 'virtual-staging-trends', title: 'Virtual Staging Trends', image: 'condo-living-empty' },
  luxury: { slug: 'marketing-luxury-properties', title: 'Marketing Luxury Properties', image: 'brochure' },
} as const satisfies Record<string, PostHead>;
