import { paths } from '../paths.ts';
import { families } from './catalog.ts';
import type { PictureName } from './picture-names.ts';

export type MenuEntry = { label: string; href: string; picture: PictureName; caption: string };
export type NavigationLink = { label: string; href: string; menu?: readonly MenuEntry[] };

/** Picture and line of each family in the desktop menus. */
const shown: Record<string, { picture: PictureName; service: string; portfolio: string }> = {
  photography: { picture: 'farmhouse-kitchen-day', service: 'Photography. Every room, in 24 to 48 hours.', portfolio: 'Photography. Two houses and a condo, 7 am to 9 pm.' },
  video: { picture: 'lakeside-terrace-detail-twilight', service: 'Video. Films of 1.5 to 3 minutes, social cuts included.', portfolio: 'Video. Press play; nothing loads before.' },
  drone: { picture: 'lakeside-house-aerial', service: 'Drone. The lot, the street and the lake in one frame.', portfolio: 'Drone. From 35 metres, from 84, and straight down.' },
  matterport: { picture: 'lakeside-living-room-360', service: 'Matterport. One scan, every room, ready the next day.', portfolio: 'Matterport. Walk through before you drive over.' },
  editing: { picture: 'editing-desk', service: 'Editing. RAW in, finished out, in 6 to 24 hours.', portfolio: 'Editing. As shot beside as delivered.' },
  webDesign: { picture: 'website-devices', service: 'Website Design. A property site in 3 to 5 business days.', portfolio: 'Website Design. Sites for one house, one agent, one team.' },
  brandApparel: { picture: 'brand-apparel', service: 'Brand Apparel. A mark that works on a cap and a sign.', portfolio: 'Brand Apparel. Cloth, paper and lawn signs.' },
  aiServices: { picture: 'farmhouse-bedroom-day', service: 'AI Services. Staging and copy, checked by a person.', portfolio: 'AI Services. What was generated says so.' },
};

/** R039, R040: the order of the two menus differs from the catalog's. */
const menuOrder = ['photography', 'video', 'drone', 'matterport', 'aiServices', 'editing', 'webDesign', 'brandApparel'] as const;

function menuOf(label: 'serviceLabel' | 'portfolioLabel', first: MenuEntry): readonly MenuEntry[] {
  const entries = menuOrder.map((key) => {
    const family = families.find((candidate) => candidate.key === key)!;
    const { picture, service, portfolio } = shown[key]!;
    return label === 'serviceLabel'
      ? { label: family.serviceLabel, href: paths.service(family.service), picture, caption: service }
      : { label: family.portfolioLabel, href: paths.portfolioCategory(family.portfolio), picture, caption: portfolio };
  });
  return [first, ...entries];
}

/** R038: the bar's links in order. */
export const navigation: readonly NavigationLink[] = [
  { label: 'Home', href: paths.home },
  {
    label: 'Services',
    href: paths.services,
    menu: menuOf('serviceLabel', { label: 'All Services', href: paths.allServices, picture: 'camera-tripod', caption: 'All services. One crew brings the camera, the drone and the scanner.' }),
  },
  {
    label: 'Portfolio',
    href: paths.portfolio,
    menu: menuOf('portfolioLabel', { label: 'View All Portfolio', href: paths.portfolio, picture: 'condo-living-dusk', caption: 'The whole wall: eight rooms of it.' }),
  },
  { label: 'Projects', href: paths.projects },
  { label: 'About', href: paths.about },
  { label: 'Blog', href: paths.blog },
  { label: 'Contact', href: paths.contact },
];

type FooterColumn = { title: string; links: readonly { label: string; href: string }[] };

const cityNames = { toronto: 'Toronto', oakville: 'Oakville', hamilton: 'Hamilton', mississauga: 'Mississauga', brampton: 'Brampton', burlington: 'Burlington', milton: 'Milton', markham: 'Markham', vaughan: 'Vaughan', 'richmond-hill': 'Richmond Hill' };

export const footer = {
  heading: 'New work and notes on light, once a month.',
  newsletterHint: 'No more than twelve a year. Unsubscribe with one click.',
  columns: [
    {
      title: 'Services',
      links: [
        { label: 'Photography', href: paths.service('photography') },
        { label: 'Video production', href: paths.service('video') },
        { label: 'Drone', href: paths.service('drone') },
        { label: 'Matterport 3D tours', href: paths.service('matterport') },
        { label: 'Photo and video editing', href: paths.service('editing') },
        { label: 'Website design', href: paths.service('website') },
        { label: 'Brand apparel', href: paths.service('brand') },
        { label: 'AI services', href: paths.service('ai-services') },
      ],
    },
    {
      title: 'Company',
      links: [
        { label: 'About', href: paths.about },
        { label: 'Projects', href: paths.projects },
        { label: 'Portfolio', href: paths.portfolio },
        { label: 'Blog', href: paths.blog },
        { label: 'Reviews', href: paths.reviews },
        { label: 'FAQ', href: paths.faq },
        { label: 'Media', href: paths.media },
        { label: 'Learn', href: paths.learn },
        { label: 'Downloads', href: paths.downloads },
        { label: 'Vendor directory', href: paths.vendorDirectory },
        { label: 'Contact', href: paths.contact },
      ],
    },
    { title: 'Service areas', links: Object.entries(cityNames).map(([slug, label]) => ({ label, href: paths.city(slug) })) },
  ] satisfies readonly FooterColumn[],
  legal: [
    { label: 'Privacy', href: paths.privacy },
    { label: 'Terms', href: paths.terms },
    { label: 'Licensing', href: paths.licensing },
    { label: 'Sitemap', href: paths.sitemap },
  ],
} as const;
