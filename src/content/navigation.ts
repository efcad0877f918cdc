import { paths } from '../paths.ts';
import type { FamilyKey } from './catalog.ts';
import { families } from './catalog.ts';
import type { PictureName } from './picture-names.ts';

export type NavLink = { label: string; href: string };
/** A row of a dropdown; picture and caption show while the row has the focus. */
export type MenuEntry = NavLink & { picture: PictureName; caption: string };
export type MainLink = NavLink & { menu?: readonly MenuEntry[] };

type Shown = readonly [key: FamilyKey, picture: PictureName, caption: string];

/** R039, after the first entry. */
const servicesMenu: readonly Shown[] = [
  ['photography', 'lakeside-kitchen-day', 'Photography. Rooms at the hour they face.'],
  ['video', 'farmhouse-porch-detail-twilight', 'Video. A film that ends at the front door.'],
  ['drone', 'lakeside-house-aerial', 'Drone. The lot, the street and the lake in one frame.'],
  ['matterport', 'tour-scanner', 'Matterport. One scan, every room, any hour.'],
  ['aiServices', 'condo-living-day', 'AI Services. An empty suite, virtually staged.'],
  ['editing', 'editing-desk', 'Editing. Your files, finished and returned.'],
  ['webDesign', 'website-devices', 'Website Design. One house, one address, one page.'],
  ['brandApparel', 'brand-apparel', 'Brand Apparel. Thread that outlasts the season.'],
];
/** R040, after the first entry. */
const portfolioMenu: readonly Shown[] = [
  ['photography', 'lakeside-house-day', 'Photography. South front, 9:40 am.'],
  ['video', 'lakeside-terrace-detail-twilight', 'Video Production. Chelster Hall, 1:48.'],
  ['drone', 'condo-tower-dusk', 'Drone Imagery. Level with the thirty-first floor.'],
  ['matterport', 'farmhouse-kitchen-360', 'Matterport 3D. From behind the island.'],
  ['aiServices', 'farmhouse-bedroom-day', 'AI Services. Furnished on screen, and labelled.'],
  ['editing', 'lakeside-living-room-dusk', 'Editing. Lamps brought back to one colour.'],
  ['webDesign', 'site-orchard', 'Website Design. Eleven acres on one page.'],
  ['brandApparel', 'brand-stationery', 'Brand Apparel. Northlight Realty, on paper.'],
];

const services: readonly MenuEntry[] = [
  { label: 'All Services', href: paths.allServices, picture: 'camera-tripod', caption: 'All eight, from the shutter to the sign.' },
  ...servicesMenu.map(([key, picture, caption]) => ({ label: family(key).serviceLabel, href: paths.service(family(key).service), picture, caption })),
];
const portfolio: readonly MenuEntry[] = [
  { label: 'View All Portfolio', href: paths.portfolio, picture: 'townhouse-exterior-dusk', caption: 'Eight collections, one wall.' },
  ...portfolioMenu.map(([key, picture, caption]) => ({ label: family(key).portfolioLabel, href: paths.portfolioCategory(family(key).portfolio), picture, caption })),
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

function family(key: FamilyKey) {
  const found = families.find((candidate) => candidate.key === key);
  if (!found) throw new Error(`No family has the key ${key}`);
  return found;
}
