import { paths } from '../../paths.ts';
import type { PortfolioSlug } from '../catalog.ts';
import type { PageHero, PageLink, PageSeo } from '../page-types.ts';
import type { PictureName } from '../picture-names.ts';

/** All that a portfolio category says beside its items (R119–R121). */
export type PortfolioPage = {
  hero: PageHero & { picture: PictureName };
  seo: PageSeo;
  /** Heading of the showcase grid; printed on the page where the specification names one (R123). */
  grid: { title: string };
  /** R122: decorative. */
  chips?: readonly string[];
  closing: { heading: string; contact: PageLink; service: PageLink };
};

export const portfolioPages: Record<PortfolioSlug, PortfolioPage> = {
  photography: {
    hero: { title: 'Photography', lead: 'Four addresses, breakfast to blue hour. Open any frame full screen.', picture: 'farmhouse-exterior-twilight' },
    seo: {
      title: 'Photography Portfolio | Harbourline Media',
      description: 'Daylight, detail and twilight photographs of Toronto and GTA houses and condos, each with its hour, lens and exposure.',
    },
    grid: { title: 'Photographs' },
    closing: {
      heading: 'Your house, in this light.',
      contact: { text: 'Book a shoot', href: paths.contactFor('photography') },
      service: { text: 'Photography packages', href: paths.service('photography') },
    },
  },
  video: {
    hero: { title: 'Video Production', lead: 'Films cut to the length of a buyer’s patience. Nothing plays until you press.', picture: 'farmhouse-porch-detail-twilight' },
    seo: {
      title: 'Video Portfolio | Harbourline Media',
      description: 'Property films, twilight films, social cuts and corporate video from the Toronto area, with length and equipment beside each.',
    },
    grid: { title: 'Films' },
    closing: {
      heading: 'The next one opens on your door.',
      contact: { text: 'Plan a film', href: paths.contactFor('video') },
      service: { text: 'Video packages', href: paths.service('video') },
    },
  },
  drone: {
    hero: { title: 'Drone Imagery', lead: 'From four metres to eighty-six. The height is beside each picture.', picture: 'condo-tower-dusk' },
    seo: {
      title: 'Drone Portfolio | Harbourline Media',
      description: 'Aerial stills, top-down surveys and flights over houses, orchards and streets of the GTA, with altitude and hour.',
    },
    grid: { title: 'From the air' },
    closing: {
      heading: 'Your lot, from where the gulls see it.',
      contact: { text: 'Ask for a flight', href: paths.contactFor('drone') },
      service: { text: 'Drone packages', href: paths.service('drone') },
    },
  },
  matterport: {
    hero: { title: 'Matterport 3D', lead: 'Tours to walk through, and the plans that come out of the same scan.', picture: 'lakeside-living-room-360' },
    seo: {
      title: 'Matterport Portfolio | Harbourline Media',
      description: 'Walk through a condo, a farmhouse and a lake house in 3D, then read the floor plans drawn from the same scans.',
    },
    grid: { title: 'Tours and plans' },
    closing: {
      heading: 'Open your door to another time zone.',
      contact: { text: 'Book a scan', href: paths.contactFor('matterport') },
      service: { text: 'Matterport packages', href: paths.service('matterport') },
    },
  },
  editing: {
    hero: { title: 'Editing', lead: 'Every finished picture with the one it came from. Judge both.', picture: 'farmhouse-kitchen-dusk' },
    seo: {
      title: 'Editing Portfolio: Before and After | Harbourline Media',
      description: 'Exposure, colour, sky, dusk and staging, each beside its unaltered original and labelled for what was done to it.',
    },
    grid: { title: 'Before and after' },
    closing: {
      heading: 'Send the file you gave up on.',
      contact: { text: 'Send a sample', href: paths.contactFor('editing') },
      service: { text: 'Editing services', href: paths.service('editing') },
    },
  },
  'website-design': {
    hero: { title: 'Website Design', lead: 'Pages for one house, for one agent, for one brokerage. Shown as a buyer holds them.', picture: 'site-lakeside' },
    seo: {
      title: 'Website Portfolio | Harbourline Media',
      description: 'Single-property sites, a brokerage site and an open-house app, on desktop and phone, with the time each one took.',
    },
    grid: { title: 'Sites and apps' },
    closing: {
      heading: 'An address deserves an address.',
      contact: { text: 'Describe your site', href: paths.contactFor('website') },
      service: { text: 'Website packages', href: paths.service('website') },
    },
  },
  'brand-apparel': {
    hero: { title: 'Brand Apparel', lead: 'One brokerage, dressed from the lawn sign to the mug.', picture: 'brand-stationery' },
    seo: {
      title: 'Brand Apparel Portfolio | Harbourline Media',
      description: 'Sign, identity, brochure, gifts and crew wear made for Northlight Realty, photographed on the materials they were made of.',
    },
    grid: { title: 'Made for wearing and keeping' },
    closing: {
      heading: 'What would your name look like in thread?',
      contact: { text: 'Ask for a sample', href: paths.contactFor('branding') },
      service: { text: 'Brand packages', href: paths.service('brand') },
    },
  },
  'ai-services': {
    hero: { title: 'AI Services', lead: 'Drafted by a model, signed by a person, labelled for the reader.', picture: 'farmhouse-bedroom-day' },
    seo: {
      title: 'AI Services Portfolio | Harbourline Media',
      description: 'Staged rooms with their empty originals, a listing chatbot, market reports and narrated reels made for Toronto agents.',
    },
    grid: { title: 'AI Solutions Showcase' },
    chips: ['AI Automation', 'Machine Learning', 'Efficiency', 'Innovation'],
    closing: {
      heading: 'Bring the empty room.',
      contact: { text: 'Contact us', href: paths.contactFor('ai') },
      service: { text: 'AI services', href: paths.service('ai-services') },
    },
  },
};
