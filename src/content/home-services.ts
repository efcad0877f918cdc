import { paths } from '../paths.ts';
import { facts } from './facts.ts';
import type { PictureName } from './picture-names.ts';

/** R222. `color` names the panel colour of the design's family. The four studio services have no picture of their own. */
export type ServiceCard = { title: string; description: string; href: string; icon: string; color: string; picture?: PictureName };

/** R058: the eight, four that record and four from the studio, in the order of the page. */
export const homeServices: readonly ServiceCard[] = [
  {
    title: 'Photography',
    description: `Daylight, HDR and twilight stills. ${facts.photography.photosSmall} frames of a house, delivered in ${facts.turnaround}.`,
    href: paths.service('photography'), icon: 'camera', color: 'photography', picture: 'lakeside-kitchen-day',
  },
  {
    title: 'Video Production',
    description: `Property films of ${facts.video.standardLength}, with cuts of ${facts.video.socialLength} for social.`,
    href: paths.service('video'), icon: 'video', color: 'video', picture: 'lakeside-terrace-detail-twilight',
  },
  {
    title: 'Drone',
    description: 'Stills and film from above: the lot, the street and how far it is to the lake.',
    href: paths.service('drone'), icon: 'drone', color: 'drone', picture: 'lakeside-house-aerial',
  },
  {
    title: 'Matterport 3D Tours',
    description: `One visit of ${facts.matterport.scan}. The next day anyone may walk through every room.`,
    href: paths.service('matterport'), icon: 'scan', color: 'matterport', picture: 'lakeside-living-room-360',
  },
  {
    title: 'Photo and Video Editing',
    description: `Colour, sky and staging on our RAW files or yours, back in ${facts.editing.basic} or, in a hurry, ${facts.editing.premium}.`,
    href: paths.service('editing'), icon: 'sliders', color: 'editing',
  },
  {
    title: 'Website Design and Development',
    description: `A page for one property in ${facts.website.timelines.singleProperty}, an agent’s site in ${facts.website.timelines.agent}.`,
    href: paths.service('website'), icon: 'browser', color: 'website',
  },
  {
    title: 'Brand Apparel',
    description: 'Jackets, caps and marks that a team wears on site, and keeps wearing at the weekend.',
    href: paths.service('brand'), icon: 'shirt', color: 'brand',
  },
  {
    title: 'AI Services',
    description: 'Staging, listing copy and market analysis. A person reads each one before it goes out.',
    href: paths.service('ai-services'), icon: 'spark', color: 'ai',
  },
];
