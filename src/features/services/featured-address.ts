import { familyByServiceSlug, type ServiceSlug } from '../../content/catalog.ts';
import { showcaseUrls } from '../../shared/showcase.ts';

/** R082, R095, R330: address of the items that a service page shows. The two pages of D10 and D11 borrow a neighbour's. */
export function featuredAddress(slug: ServiceSlug): string {
  const category = familyByServiceSlug(slug)?.portfolio ?? borrowed[slug]?.category;
  if (!category) throw new Error(`No portfolio belongs to ${slug}`);
  return showcaseUrls.list(category, { limit: slug === 'editing' ? 6 : 5, first: borrowed[slug]?.first });
}

/** Drawings come first where drawings are sold, and stand where nothing is cut from them. */
const borrowed: Partial<Record<ServiceSlug, { category: string; first?: readonly string[] }>> = {
  automation: { category: 'ai-services' },
  floorplans: { category: 'matterport', first: ['matterport-6', 'matterport-2', 'matterport-1', 'matterport-5', 'matterport-7'] },
};
