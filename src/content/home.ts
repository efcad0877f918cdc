import { paths } from '../paths.ts';
import { facts } from './facts.ts';
import { homeQuestions } from './home-questions.ts';
import { homeServices } from './home-services.ts';
import type { PageSeo } from './page-types.ts';
import { site } from './site.ts';

const seo: PageSeo = {
  title: 'Harbourline Media | Real Estate Media in Toronto',
  description: `Photography, film, drone, 3D tours, websites and brands for property in ${facts.serviceArea} since ${facts.since}. One crew, one visit.`,
};

/** R056–R065, in the order of the page. Projects, posts and clients come from their own collections. */
export const home = {
  seo,
  hero: {
    title: 'Captivating Imagery for Exceptional Property Marketing',
    /** R065: `wide` from 1:1 up, `tall` on phones. */
    pictures: { wide: 'dusk-sky-wide', tall: 'dusk-sky-tall' },
    alt: 'A two-storey modern house with warm lit windows behind a still pool, under a deep blue evening sky.',
    caption: 'Lakeside House, Oakville',
    light: '8:52 pm, 17 minutes after sunset',
    scroll: 'Scroll',
  },
  about: {
    heading: 'About Us',
    statement: `Since ${facts.since} we have photographed Toronto property at the hour it looks its best: condos early in the morning, lake houses at dusk, cranes from above.`,
    text: `One crew brings the camera, the drone and the scanner. The gallery reaches you in ${facts.turnaround}, named, sized for MLS and ready to publish. Agents and brokers book us, and so do property managers, developers and property owners.`,
    link: { text: 'About the company', href: paths.about },
    /** R057. */
    statistics: [
      { value: facts.years, label: 'years behind the camera' },
      { value: facts.propertiesShot, label: 'properties shot' },
      { value: facts.pastClients, label: 'past clients' },
      { value: facts.youtubeSubscribers, label: 'YouTube subscribers' },
    ],
  },
  services: {
    heading: 'Our Services',
    all: { text: 'All services', href: paths.allServices },
    more: 'Learn more',
    cards: homeServices,
    /** Length on the film's tag. */
    filmLength: '1:48',
    pair: {
      before: { picture: 'lakeside-living-room-empty', label: 'As found' },
      after: { picture: 'lakeside-living-room-day', label: 'Virtually staged' },
      label: 'Living room, as found and virtually staged',
    },
  },
  clients: { heading: 'Our Past Clients', tagline: 'Trusted by leading real estate professionals' },
  /** R060: how many of the projects, in their order. */
  projects: { heading: 'Notable Projects', all: { text: 'All eight projects', href: paths.projects }, count: 3 },
  /** R061. */
  insights: { heading: 'Latest insights', all: { text: 'All posts', href: paths.blog }, more: 'Read More', count: 3 },
  /** D18: two frames from one tripod. */
  dayToDusk: {
    heading: 'Same house, eleven hours apart.',
    label: 'How much of the evening frame to show',
    day: {
      wide: 'slider-day-wide',
      tall: 'slider-day-tall',
      time: '9:40 am',
      alt: 'The lakeside house by day: white stucco, cedar and black windows behind a turquoise pool.',
    },
    dusk: {
      wide: 'slider-dusk-wide',
      tall: 'slider-dusk-tall',
      time: '8:52 pm',
      alt: 'The same house from the same tripod at blue hour, every window lit.',
    },
  },
  faq: {
    heading: 'Before you book',
    text: `Anything else, ask the studio: ${site.phone.display}, ${site.hours.visible}.`,
    all: { text: 'All questions', href: paths.faq },
    questions: homeQuestions,
  },
} as const;
