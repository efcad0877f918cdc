/**
 * D12: one table for the slugs, keys and labels of the eight service families.
 * Navigation, links, breadcrumbs, the API and the admin list read it; order is that of R232.
 */
export const families = [
  { key: 'photography', collection: 'photographyPortfolio', service: 'photography', portfolio: 'photography', label: 'Photography', serviceLabel: 'Photography', portfolioLabel: 'Photography' },
  { key: 'video', collection: 'videoPortfolio', service: 'video', portfolio: 'video', label: 'Video', serviceLabel: 'Video', portfolioLabel: 'Video Production' },
  { key: 'drone', collection: 'dronePortfolio', service: 'drone', portfolio: 'drone', label: 'Drone', serviceLabel: 'Drone', portfolioLabel: 'Drone Imagery' },
  { key: 'matterport', collection: 'matterportPortfolio', service: 'matterport', portfolio: 'matterport', label: 'Matterport', serviceLabel: 'Matterport', portfolioLabel: 'Matterport 3D' },
  { key: 'editing', collection: 'editingPortfolio', service: 'editing', portfolio: 'editing', label: 'Editing', serviceLabel: 'Editing', portfolioLabel: 'Editing' },
  { key: 'webDesign', collection: 'webDesignPortfolio', service: 'website', portfolio: 'website-design', label: 'Website Design', serviceLabel: 'Website Design', portfolioLabel: 'Website Design' },
  { key: 'brandApparel', collection: 'brandApparelPortfolio', service: 'brand', portfolio: 'brand-apparel', label: 'Brand Apparel', serviceLabel: 'Brand Apparel', portfolioLabel: 'Brand Apparel' },
  { key: 'aiServices', collection: 'aiServicesPortfolio', service: 'ai-services', portfolio: 'ai-services', label: 'AI Services', serviceLabel: 'AI Services', portfolioLabel: 'AI Services' },
] as const;

export type Family = (typeof families)[number];
export type FamilyKey = Family['key'];
export type CollectionKey = Family['collection'];
export type PortfolioSlug = Family['portfolio'];
/** The eight service families and the two pages of D10 and D11. */
export type ServiceSlug = Family['service'] | 'automation' | 'floorplans';

/** The family with this short key or collection key (D48), or undefined. */
export function familyByKey(key: string): Family | undefined {
  return families.find((family) => family.key === key || family.collection === key);
}

/** The family whose portfolio page has this slug, or undefined. */
export function familyByPortfolioSlug(slug: string): Family | undefined {
  return families.find((family) => family.portfolio === slug);
}

/** The family whose service page has this slug, or undefined. */
export function familyByServiceSlug(slug: string): Family | undefined {
  return families.find((family) => family.service === slug);
}
