import { paths } from '../paths.ts';
import type { PictureName } from './picture-names.ts';

/** What the desktop menus show beside a link while it has the focus, by its address; loaded when a menu first opens. */
export const menuPreviews: Readonly<Record<string, { picture: PictureName; caption: string }>> = {
  [paths.allServices]: { picture: 'camera-tripod', caption: 'All eight, from the shutter to the sign.' },
  [paths.service('photography')]: { picture: 'lakeside-kitchen-day', caption: 'Photography. Rooms at the hour they face.' },
  [paths.service('video')]: { picture: 'farmhouse-porch-detail-twilight', caption: 'Video. A film that ends at the front door.' },
  [paths.service('drone')]: { picture: 'lakeside-house-aerial', caption: 'Drone. The lot, the street and the lake in one frame.' },
  [paths.service('matterport')]: { picture: 'tour-scanner', caption: 'Matterport. One scan, every room, any hour.' },
  [paths.service('ai-services')]: { picture: 'condo-living-day', caption: 'AI Services. An empty suite, virtually staged.' },
  [paths.service('editing')]: { picture: 'editing-desk', caption: 'Editing. Your files, finished and returned.' },
  [paths.service('website')]: { picture: 'website-devices', caption: 'Website Design. One house, one address, one page.' },
  [paths.service('brand')]: { picture: 'brand-apparel', caption: 'Brand Apparel. Thread that outlasts the season.' },
  [paths.portfolio]: { picture: 'townhouse-exterior-dusk', caption: 'Eight collections, one wall.' },
  [paths.portfolioCategory('photography')]: { picture: 'lakeside-house-day', caption: 'Photography. South front, 9:40 am.' },
  [paths.portfolioCategory('video')]: { picture: 'lakeside-terrace-detail-twilight', caption: 'Video Production. Chelster Hall, 1:48.' },
  [paths.portfolioCategory('drone')]: { picture: 'condo-tower-dusk', caption: 'Drone Imagery. Level with the thirty-first floor.' },
  [paths.portfolioCategory('matterport')]: { picture: 'farmhouse-kitchen-360', caption: 'Matterport 3D. From behind the island.' },
  [paths.portfolioCategory('ai-services')]: { picture: 'farmhouse-bedroom-day', caption: 'AI Services. Furnished on screen, and labelled.' },
  [paths.portfolioCategory('editing')]: { picture: 'lakeside-living-room-dusk', caption: 'Editing. Lamps brought back to one colour.' },
  [paths.portfolioCategory('website-design')]: { picture: 'site-orchard', caption: 'Website Design. Eleven acres on one page.' },
  [paths.portfolioCategory('brand-apparel')]: { picture: 'brand-stationery', caption: 'Brand Apparel. Northlight Realty, on paper.' },
};
