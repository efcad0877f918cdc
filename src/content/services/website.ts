import { paths } from '../../paths.ts';
import { facts } from '../facts.ts';
import type { Service } from './types.ts';

export const website: Service = {
  slug: 'website',
  title: 'Website Design',
  label: 'Website Design',
  lead: `A site for one property in ${facts.website.timelines.singleProperty}, for an agent in ${facts.website.timelines.agent}.`,
  hero: 'website-devices',
  panel: 'website',
  seo: {
    title: 'Websites for Property and Agents | Harbourline Media',
    description: `Single-property sites ${facts.website.singlePropertyPrice}, agent and broker sites ${facts.website.agentPrice}, apps ${facts.website.appPrice}. Designed and built in Toronto.`,
  },
  packages: {
    heading: 'Packages',
    intro: 'We photograph houses, so our pages begin with the picture and keep the words short. Prices and weeks are beside each line, and they are the ones you will see on the contract.',
    items: [
      {
        title: 'Single Property Websites',
        description: 'One address, one house: photographs, film, tour, plan and a way to book a showing.',
        icon: 'house',
        features: ['Its own domain for a year', 'Loads in a second on a phone', 'Showing requests to your inbox', 'Archived page after the sale'],
        popular: true,
        facts: [facts.website.singlePropertyPrice, facts.website.timelines.singleProperty],
        action: 'Start a property site',
      },
      {
        title: 'Agent/Broker Websites',
        description: 'Who you are, what you sold, what you have now. Listings arrive by feed, so nobody types them twice.',
        icon: 'user',
        features: ['Listings by CREA DDF or board feed', 'Neighbourhood pages in your words', 'Sold archive', 'Editing without us'],
        popular: true,
        facts: [facts.website.agentPrice, facts.website.timelines.agent],
        action: 'Start an agent site',
      },
      {
        title: 'Custom Development',
        description: 'Portals, calculators, booking desks and the odd thing that three systems should have done already.',
        icon: 'code',
        features: ['Written scope before code', 'A working version every two weeks', 'Source handed over', 'Tests included'],
        popular: false,
        facts: ['Quoted from the scope', facts.website.timelines.custom],
        action: 'Describe the problem',
      },
      {
        title: 'Mobile Apps',
        description: 'Open-house check-in, showing routes, a catalogue for a pre-construction tower. On iOS and Android.',
        icon: 'phone',
        features: ['One code base, two stores', 'Works without a signal', 'Store submission by us'],
        popular: false,
        facts: [`Apps ${facts.website.appPrice}`, facts.website.timelines.app],
        action: 'Start an app',
      },
      {
        title: 'SEO & Marketing',
        description: 'To be found for the streets you work, with pages that deserve it. No link farms.',
        icon: 'search',
        features: ['Local business data kept in order', 'Two articles a month, researched', 'Ad campaigns with a spending cap', 'One-page report'],
        popular: false,
        facts: ['By the month', '3 months to judge it'],
        action: 'Ask about SEO',
      },
      {
        title: 'Hosting & Maintenance',
        description: 'Updates, backups and a person who answers. The quiet part that is noticed only when it is missing.',
        icon: 'server',
        features: ['Servers in Canada', 'Daily backup, tested restore', 'Security updates within a day'],
        popular: false,
        facts: ['By the month', 'Cancel any month'],
        action: 'Move your hosting',
      },
    ],
  },
  featured: {
    heading: 'Featured Work',
    collection: 'webDesignPortfolio',
    count: 5,
    wraps: true,
    portfolioHref: paths.portfolioCategory('website-design'),
  },
  process: {
    heading: 'How we work',
    steps: [
      { title: 'Listen', description: 'An hour on who visits, what they want and what annoys them today.', icon: 'phone', duration: '1 hour' },
      { title: 'Draw', description: 'Two pages designed to the end, with your photographs and true text.', icon: 'pencil', duration: 'A third of the time' },
      { title: 'Build', description: 'You follow on a private address, and so does your phone.', icon: 'code', duration: 'Half of the time' },
      { title: 'Test', description: 'Old phones, slow lines, screen readers, one impatient colleague.', icon: 'check', duration: 'The rest' },
      { title: 'Launch', description: 'On a weekday morning, with us awake. Then a month of small fixes.', icon: 'rocket', duration: '30 days of care' },
    ],
  },
  faq: {
    heading: 'Questions',
    questions: [
      { question: 'What does a website cost?', answer: `A single-property site is ${facts.website.singlePropertyPrice}. Agent and broker sites run from ${facts.website.agentPrice}, apps ${facts.website.appPrice}. Custom work is quoted once the scope is on paper.` },
      { question: 'How long will it take?', answer: `Single property: ${facts.website.timelines.singleProperty}. Agent or broker: ${facts.website.timelines.agent}. Custom: ${facts.website.timelines.custom}. App: ${facts.website.timelines.app}. Waiting for text is the usual delay.` },
      { question: 'Can I change things myself?', answer: 'Yes. You get an editor with labelled fields and an hour of practice. It is hard to break, and we keep yesterday’s version.' },
      { question: 'Will my listings update by themselves?', answer: 'If your board offers a feed, they arrive within the hour and leave when sold. We set up the agreement with the board for you.' },
      { question: 'Do I own the site?', answer: 'You own the domain, the text, the pictures you paid for and the code. You may take all of it elsewhere.' },
      { question: 'Will it work for everyone?', answer: 'We build to WCAG 2.2 AA, which also keeps Ontario’s accessibility rules satisfied. Keyboard, zoom and screen reader are tested by hand.' },
    ],
  },
  testimonial: {
    quote: `The house had its own address before it had a sign. We found the buyer in ${facts.claims.websiteBuyer}, and she had bookmarked the page.`,
    author: 'Priya Nair',
    role: 'Broker, Wren & Hollis',
    service: 'Single property website, Lorne Park',
  },
  related: {
    heading: 'What goes on the page',
    services: [
      { title: 'Photography', description: 'A site is as good as its first picture.', href: paths.service('photography'), icon: 'camera', picture: 'farmhouse-kitchen-day' },
      { title: 'Video', description: 'Hosted lightly, started by a press.', href: paths.service('video'), icon: 'video', picture: 'farmhouse-porch-detail-twilight' },
      { title: 'Matterport', description: 'Embedded, and asleep until someone wants it.', href: paths.service('matterport'), icon: 'scan', picture: 'condo-living-360' },
    ],
  },
  closing: {
    heading: 'Your address is still free.',
    picture: 'townhouse-exterior-day',
    primary: { text: 'Get Started Today', href: paths.contactFor('website') },
    secondary: { text: 'View Our Work', href: paths.portfolioCategory('website-design') },
  },
};
