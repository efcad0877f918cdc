import { paths } from '../paths.ts';
import { families, type FamilyKey } from './catalog.ts';

export type NavLink = { label: string; href: string };
export type MainLink = NavLink & { menu?: readonly NavLink[] };

/** R039, R040: the order of both menus after their first entry; not the catalog's. */
const menuOrder: readonly FamilyKey[] = ['photography', 'video', 'drone', 'matterport', 'aiServices', 'editing', 'webDesign', 'brandApparel'];
const menuFamilies = menuOrder.flatMap((key) => families.filter((family) => family.key === key));

const services: readonly NavLink[] = [
  { label: 'All Services', href: paths.allServices },
  ...menuFamilies.map((family) => ({ label: family.serviceLabel, href: paths.service(family.service) })),
];
const portfolio: readonly NavLink[] = [
  { label: 'View All Portfolio', href: paths.portfolio },
  ...menuFamilies.map((family) => ({ label: family.portfolioLabel, href: paths.portfolioCategory(family.portfolio) })),
];

/** R038. A link with a menu is a page of its own too. */
export const mainLinks: readonly MainLink[] = [
  { label: 'Home', href: paths.home },
  { label: 'Services', href: paths.services, menu: services },
  { label: 'Portfolio', href: paths.portfolio, menu: portfolio },
  { label: 'Projects', href: paths.projects },
  { label: 'About', href: paths.about },
  { label: 'Blog', href: paths.blog },
  { label: 'Contact', href: paths.contact },
];
