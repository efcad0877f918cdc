import { paths } from '../../paths.ts';
import { facts } from '../facts.ts';
import type { PictureName } from '../picture-names.ts';
import type { Service } from './types.ts';

/** R222, and what the spread of home, /services and /services/all shows beside it. */
export type ServiceCard = {
  title: string;
  description: string;
  href: string;
  icon: string;
  /** The service's panel ground. */
  color: Service['panel'];
  picture: PictureName;
  /** Shape of the service's own medium; the studio services take 3:2. */
  format: '3:2' | '16:9' | '4:5' | '2:1';
  /** A few words, for menus and tight places. */
  line: string;
};

/** The eight, in the order of R002: the first four record a place, the last four are made in the studio. */
export const serviceCards: readonly ServiceCard[] = [
  {
    title: 'Photography',
    description: `Daylight, HDR and twilight stills. ${facts.photography.photosSmall} frames of a house, with you in ${facts.turnaround}.`,
    href: paths.service('photography'),
    icon: 'camera',
    color: 'photography',
    picture: 'lakeside-kitchen-day',
    format: '3:2',
    line: 'Stills by day and at dusk',
  },
  {
    title: 'Video Production',
    description: `Property films of ${facts.video.standardLength}, with upright cuts of ${facts.video.socialLength} for social.`,
    href: paths.service('video'),
    icon: 'video',
    color: 'video',
    picture: 'lakeside-terrace-detail-twilight',
    format: '16:9',
    line: 'Films and social cuts',
  },
  {
    title: 'Drone',
    description: 'Stills and film from above: the roof, the lot and how far it is to the lake.',
    href: paths.service('drone'),
    icon: 'drone',
    color: 'drone',
    picture: 'lakeside-house-aerial',
    format: '4:5',
    line: 'The lot and the street',
  },
  {
    title: 'Matterport 3D Tours',
    description: `One scan of ${facts.matterport.scan}, and a buyer in Vancouver can open every door.`,
    href: paths.service('matterport'),
    icon: 'scan',
    color: 'matterport',
    picture: 'lakeside-living-room-360',
    format: '2:1',
    line: 'Every room, from anywhere',
  },
  {
    title: 'Photo and Video Editing',
    description: `Colour, sky, staging and cut. RAW files in, finished files back within ${facts.editing.basic}, or ${facts.editing.premium} when it cannot wait.`,
    href: paths.service('editing'),
    icon: 'sliders',
    color: 'editing',
    picture: 'editing-desk',
    format: '3:2',
    line: 'Your files, finished',
  },
  {
    title: 'Website Design and Development',
    description: `A site for one house in ${facts.website.timelines.singleProperty}, for an agent in ${facts.website.timelines.agent}. Apps take longer.`,
    href: paths.service('website'),
    icon: 'browser',
    color: 'website',
    picture: 'website-devices',
    format: '3:2',
    line: 'Sites and apps',
  },
  {
    title: 'Brand Apparel',
    description: 'Jackets, caps, signs and the mark on them, made to be worn after the open house.',
    href: paths.service('brand'),
    icon: 'shirt',
    color: 'brand',
    picture: 'brand-apparel',
    format: '3:2',
    line: 'Marks, cloth and signs',
  },
  {
    title: 'AI Services',
    description: 'Staging, listing text and street-level analysis. A person signs each one.',
    href: paths.service('ai-services'),
    icon: 'spark',
    color: 'ai',
    picture: 'farmhouse-bedroom-day',
    format: '3:2',
    line: 'Drafted fast, checked slowly',
  },
];
