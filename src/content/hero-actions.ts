import { paths } from '../paths.ts';
import { homeActions, pair, type HeroActions } from './home-actions.ts';

/** R046, R047, D15: the pair of each page key. Only the home hero shows its own (R050). */
const pairs = {
  home: homeActions,
  photography: pair('Book a Photoshoot', paths.contactFor('photography'), 'Photography portfolio', paths.portfolioCategory('photography')),
  video: pair('Start Your Video Project', paths.contactFor('video'), 'Watch the films', paths.portfolioCategory('video')),
  drone: pair('Book a Drone Shoot', paths.contactFor('drone'), 'See the flights', paths.portfolioCategory('drone')),
  matterport: pair('Book a 3D Tour', paths.contactFor('matterport'), 'Walk through a tour', paths.portfolioCategory('matterport')),
  editing: pair('Start Your Project', paths.contactFor('editing'), 'See before and after', paths.portfolioCategory('editing')),
  website: pair('Get Started Today', paths.contactFor('website'), 'View Our Work', paths.portfolioCategory('website-design')),
  brand: pair('Request Brand Consultation', paths.contactFor('branding'), 'See what we made', paths.portfolioCategory('brand-apparel')),
  automation: pair('Schedule a Demo', paths.contactFor('ai'), 'AI services', paths.service('ai-services')),
  about: pair('Start a Project', paths.contactFor('consultation'), 'Notable projects', paths.projects),
  contact: pair('Write to us', paths.contact, 'Read the questions', paths.faq),
  blog: pair('Read the posts', paths.blog, 'Ask the studio', paths.contactFor('consultation')),
  services: pair('Contact Us', paths.contact, 'Listing automation', paths.service('automation')),
  allServices: pair('Start a Project', paths.contactFor('multiple'), 'Compare the portfolio', paths.portfolio),
  portfolio: pair('Start a project', paths.contact, 'Our services', paths.services),
  privacy: pair('Ask about your data', paths.contact, 'Terms', paths.terms),
  terms: pair('Ask about the terms', paths.contact, 'Licensing terms', paths.licensing),
  sitemap: pair('All services', paths.allServices, 'Service areas', paths.serviceAreas),
  'editing-portfolio': pair('Send a sample', paths.contactFor('editing'), 'Editing services', paths.service('editing')),
} as const satisfies Record<string, HeroActions>;

export type HeroKey = keyof typeof pairs;
export const heroKeys = Object.keys(pairs) as readonly HeroKey[];

/** R048. */
const fallback: HeroActions = pair('Our Services', paths.services, 'View Portfolio', paths.portfolio);

/** The two calls to action of a page key; an unknown key gets the fallback (R048). */
export function heroActions(key: string): HeroActions {
  return Object.hasOwn(pairs, key) ? pairs[key as HeroKey] : fallback;
}
