import { paths } from '../../paths.ts';
import { facts } from '../facts.ts';
import type { PageHero, PageSeo } from '../page-types.ts';
import type { PictureName } from '../picture-names.ts';
import type { Action, Testimonial } from './types.ts';

/** R071, R072. `chips` are printed as they stand. */
export type Industry = { title: string; description: string; picture: PictureName; chips: readonly string[] };

type Overview = {
  seo: PageSeo;
  hero: Required<PageHero> & { description?: string };
  intro: { heading: string; text: string };
  closing: { heading: string; picture: PictureName; action: Action };
};

/** R068, R069: copy of /services; its cards are `serviceCards`. */
export const servicesOverview: Overview = {
  seo: {
    title: 'Real Estate Media Services | Harbourline Media',
    description: `Photography, video, drone, 3D tours, editing, websites, apparel and AI for property in Toronto and the GTA. Since ${facts.since}.`,
  },
  hero: {
    title: 'Services',
    lead: 'Four ways to record a house and four things to do with the recording.',
    description: `For agents, brokers, property managers, developers and property owners in ${facts.serviceArea}.`,
    picture: 'camera-tripod',
  },
  intro: {
    heading: 'What we do',
    text: `Book ${facts.bookAhead} ahead. Most work is back in ${facts.turnaround}, and one visit can serve several services: the ladder is already in the van.`,
  },
  closing: {
    heading: 'Not sure which one you need?',
    picture: 'slider-day-wide',
    action: { text: 'Contact Us', href: paths.contact },
  },
};

/** R070–R074: copy of /services/all; its cards are `serviceCards`. */
export const allServicesOverview: Overview & {
  industries: { heading: string; tiles: readonly Industry[] };
  testimonial: Testimonial;
} = {
  seo: {
    title: 'All Services and Industries | Harbourline Media',
    description: 'Eight media services for homes, commercial space, real estate teams and developers, from one crew and on one invoice. Toronto and the GTA.',
  },
  hero: {
    title: 'All Services',
    lead: 'Eight services, one crew, one invoice at the end of the month.',
    picture: 'neighbourhood-aerial-golden',
  },
  intro: {
    heading: 'One call for the whole listing',
    text: 'The photographer knows what the editor needs, and the editor has met the person who builds the page. It saves you the explaining.',
  },
  industries: {
    heading: 'Industries We Serve',
    tiles: [
      {
        title: 'Residential',
        description: 'Houses, townhouses and condos, from a first one-bedroom to a lake house with its own boat ramp.',
        picture: 'townhouse-exterior-day',
        chips: [facts.claims.fasterSales, `${facts.propertiesShot} properties shot`],
      },
      {
        title: 'Commercial',
        description: 'Offices, retail and industrial units for lease or sale, shot while nobody is at the desks.',
        picture: 'condo-tower-dusk',
        chips: [facts.claims.higherOffers, `${facts.turnaround} turnaround`],
      },
      {
        title: 'Real Estate Teams',
        description: 'A standing crew, a written look and a single bill, whoever on the team took the listing.',
        picture: 'brand-sign',
        chips: [facts.claims.homesMonthly, facts.claims.agents],
      },
      {
        title: 'Property Developers',
        description: 'From the empty field to the last suite: progress flights, model suites, a sales site and the sign.',
        picture: 'farmhouse-aerial',
        chips: [`${facts.years} years`, `${facts.pastClients} past clients`],
      },
    ],
  },
  testimonial: {
    quote: 'I used to call five companies for one launch. I call one, and it remembers what I said last time.',
    author: 'Beatriz Lomelí',
    role: 'Marketing director, Maple Terrace Homes',
    service: 'Photography, drone, tour and website, Milton',
  },
  closing: {
    heading: 'Start with the address.',
    picture: 'farmhouse-exterior-day',
    action: { text: 'Start a Project', href: paths.contactFor('multiple') },
  },
};
