/** Every URL of the site, and the functions that build hrefs. Imports nothing. */
export const paths = {
  home: '/',
  services: '/services',
  allServices: '/services/all',
  service: (slug: string) => `/services/${slug}`,
  portfolio: '/portfolio',
  portfolioCategory: (slug: string) => `/portfolio/${slug}`,
  portfolioItem: (category: string, slug: string) => `/portfolio/${category}/${slug}`,
  projects: '/projects',
  project: (slugOrId: string) => `/projects/${slugOrId}`,
  about: '/about',
  blog: '/blog',
  blogFiltered: (filter: { category?: string; q?: string }) => {
    const query = new URLSearchParams();
    if (filter.category) query.set('category', filter.category);
    if (filter.q) query.set('q', filter.q);
    return query.size > 0 ? `/blog?${query}` : '/blog';
  },
  post: (slug: string) => `/blog/${slug}`,
  contact: '/contact',
  contactFor: (service: string) => `/contact?service=${encodeURIComponent(service)}`,
  privacy: '/privacy',
  terms: '/terms',
  sitemap: '/sitemap',
  learn: '/learn',
  downloads: '/downloads',
  vendorDirectory: '/vendor-directory',
  media: '/media',
  reviews: '/reviews',
  faq: '/faq',
  licensing: '/licensing-terms',
  serviceAreas: '/service-areas',
  city: (slug: string) => `/service-areas/${slug}`,
  /** A panorama to turn, in a page of its own for the frame of an item. */
  tour: (name: string) => `/tours/${name}`,
  /** Where the links of a newsletter's mails lead. */
  newsletterConfirm: '/newsletter/confirm',
  newsletterUnsubscribe: '/newsletter/unsubscribe',
  admin: '/admin',
} as const;

/** D12: addresses that visitors guess from the other table of slugs; answered with 308. */
export const redirects: Readonly<Record<string, string>> = {
  '/portfolio/website': paths.portfolioCategory('website-design'),
  '/portfolio/brand': paths.portfolioCategory('brand-apparel'),
  '/services/website-design': paths.service('website'),
  '/services/brand-apparel': paths.service('brand'),
};
