import { paths } from '../paths.ts';
import { families } from './catalog.ts';
import type { PageHero, PageLink, PageSeo } from './page-types.ts';

const seo: PageSeo = {
  title: 'Sitemap | Harbourline Media',
  description: 'Every page of the site on one sheet: services, portfolio, projects, ten cities, articles and the small print.',
};
const hero: PageHero = { title: 'Sitemap', lead: 'The whole house on one plan.', picture: 'lakeside-house-twilight' };

const serviceLinks = [
  { text: 'All Services', href: paths.allServices },
  { text: 'Photography', href: paths.service('photography') },
  { text: 'Video', href: paths.service('video') },
  { text: 'Drone', href: paths.service('drone') },
  { text: 'Matterport', href: paths.service('matterport') },
  { text: 'Automation', href: paths.service('automation') },
  { text: 'Editing', href: paths.service('editing') },
  { text: 'Website Design', href: paths.service('website') },
  { text: 'Brand Apparel', href: paths.service('brand') },
];

/** R170–R174: the five groups exactly as specified, AI services absent from the second. */
const groups: readonly { heading: string; links: readonly PageLink[] }[] = [
  {
    heading: 'Main Pages',
    links: [
      { text: 'Home', href: paths.home },
      { text: 'About', href: paths.about },
      { text: 'Projects', href: paths.projects },
      { text: 'Blog', href: paths.blog },
      { text: 'Contact', href: paths.contact },
    ],
  },
  { heading: 'Services', links: serviceLinks },
  {
    heading: 'Portfolio',
    links: [
      { text: 'All Portfolio', href: paths.portfolio },
      ...families.map((family) => ({ text: family.portfolioLabel, href: paths.portfolioCategory(family.portfolio) })),
    ],
  },
  {
    heading: 'Featured Projects',
    links: [
      { text: 'All Projects', href: paths.projects },
      { text: 'Chelster Hall', href: paths.project('chelster-hall') },
    ],
  },
  {
    heading: 'Legal',
    links: [
      { text: 'Privacy', href: paths.privacy },
      { text: 'Terms', href: paths.terms },
      { text: 'Sitemap', href: paths.sitemap },
    ],
  },
];

/** R170–R174; D30: the headings of the groups that the page fills from the route table. */
export const sitemapPage = {
  seo,
  hero,
  groups,
  generated: {
    moreServices: 'More services',
    serviceAreas: 'Service areas',
    blog: 'Blog',
    resources: 'Resources',
  },
} as const;
