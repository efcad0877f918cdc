import { paths } from '../paths.ts';
import type { NavLink } from './navigation.ts';

/** R066: the link columns and the text of the footer; contacts and social links are in `site`. */
export const footer = {
  heading: 'New work and notes on light, once a month.',
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
        { label: 'Contact', href: paths.contact },
        { label: 'Learn', href: paths.learn },
        { label: 'Downloads', href: paths.downloads },
        { label: 'Vendor directory', href: paths.vendorDirectory },
      ],
    },
    {
      title: 'Service areas',
      links: ['Toronto', 'Oakville', 'Hamilton', 'Mississauga', 'Brampton', 'Burlington', 'Milton', 'Markham', 'Vaughan', 'Richmond Hill'].map(city),
    },
  ] satisfies readonly { title: string; links: readonly NavLink[] }[],
  legal: [
    { label: 'Privacy', href: paths.privacy },
    { label: 'Terms', href: paths.terms },
    { label: 'Licensing', href: paths.licensing },
    { label: 'Sitemap', href: paths.sitemap },
  ] satisfies readonly NavLink[],
} as const;

function city(label: string): NavLink {
  return { label, href: paths.city(label.toLowerCase().replace(' ', '-')) };
}
