import { paths } from '../../paths.ts';
import { facts } from '../facts.ts';
import type { Service } from './types.ts';

export const automation: Service = {
  slug: 'automation',
  title: 'Automation',
  label: 'Automation',
  lead: 'One form starts the shoot, the files, the posts and the follow-up. You keep the telephone.',
  hero: 'farmhouse-office-day',
  panel: 'ai',
  seo: {
    title: 'Listing Automation for Agents | Harbourline Media',
    description: 'Bookings, file delivery, posts, follow-up and seller reports that run by themselves. For real estate teams in Toronto and the GTA.',
  },
  packages: {
    heading: 'Packages',
    intro: 'Six routines that every listing repeats. We wire up the tools you already pay for and write down what each wire does, so that your assistant can switch it off.',
    items: [
      {
        title: 'Listing Launch',
        description: 'Enter an address once. Shoot, sign, lockbox and feature sheet are ordered from that one entry.',
        icon: 'rocket',
        features: ['One form for the whole team', 'Dates checked against your calendar', 'Seller informed at each step'],
        popular: true,
        facts: ['1 form', '1-2 weeks to set up'],
        action: 'Plan a launch',
      },
      {
        title: 'Media Delivery',
        description: 'Finished photographs go where they belong, in the size that place asks for.',
        icon: 'folder',
        features: ['MLS, drive and website at once', 'Alternative text written', 'Unused versions archived', 'Receipt of what went where'],
        popular: false,
        facts: [`${facts.turnaround} after the shoot`, '3 destinations'],
        action: 'Plan delivery',
      },
      {
        title: 'Social Scheduling',
        description: 'Coming soon, listed, open house, sold: four posts laid out from the same shoot and queued.',
        icon: 'calendar',
        features: ['Templates in your type', 'Approval by one tap', 'Stops when the sale falls through'],
        popular: true,
        facts: ['4 posts a listing', 'You approve each'],
        action: 'Plan the posts',
      },
      {
        title: 'Lead Follow-Up',
        description: 'Each inquiry is answered within minutes, sorted by street and price, then passed to a person.',
        icon: 'mail',
        features: ['Text or email, as they wrote', 'Consent recorded under CASL', 'Quiet hours respected', 'Unanswered leads flagged'],
        popular: false,
        facts: ['First answer in 5 minutes', 'A person the same day'],
        action: 'Plan follow-up',
      },
      {
        title: 'CRM Connections',
        description: 'Your client list, calendar and accounting talk to each other instead of through you.',
        icon: 'link',
        features: ['No double entry', 'Duplicates merged once', 'Works with what you own'],
        popular: false,
        facts: ['2-4 systems', 'Up and running in 3 weeks'],
        action: 'Plan a connection',
      },
      {
        title: 'Seller Reports',
        description: 'A page every Monday: views, showings, feedback and what the neighbours asked for theirs.',
        icon: 'chart',
        features: ['Numbers from source, not memory', 'Your comment on top', 'PDF and link'],
        popular: false,
        facts: ['Every Monday', '1 page'],
        action: 'Plan reports',
      },
    ],
  },
  featured: {
    heading: 'Featured Work',
    collection: 'aiServicesPortfolio',
    count: 5,
    wraps: true,
    portfolioHref: paths.portfolioCategory('ai-services'),
  },
  process: {
    heading: 'How we work',
    steps: [
      { title: 'Watch', description: 'We sit beside whoever does the work now and count the clicks.', icon: 'eye', duration: 'Half a day' },
      { title: 'Choose', description: 'The two routines that cost you most go first. The rest may wait.', icon: 'check', duration: '1 day' },
      { title: 'Connect', description: 'Tools are joined on a test listing that nobody can buy.', icon: 'link', duration: '1-2 weeks' },
      { title: 'Shadow', description: 'It runs beside the old way until both agree on three listings.', icon: 'layers', duration: '2 weeks' },
      { title: 'Switch over', description: 'The old way ends, with a page that says how to bring it back.', icon: 'refresh', duration: 'One morning' },
    ],
  },
  faq: {
    heading: 'Questions',
    questions: [
      { question: 'Do I need new software?', answer: 'Rarely. Most teams own everything required and use a third of it. If something is missing we say what it costs before you decide.' },
      { question: 'Will clients notice that it is automatic?', answer: 'They notice that someone answered. Messages go out in words you wrote, and every thread has a named person at the end of it.' },
      { question: 'What if it breaks during a launch?', answer: 'Each routine reports to us when it stops and falls back to an email that lists the open steps. We are at the desk Monday to Friday.' },
      { question: 'Is this legal for email and text?', answer: 'We set it up for Canada’s anti-spam law: consent kept with its date and wording, your name and address in each message, one click to leave.' },
      { question: 'How many listings make it worthwhile?', answer: 'From about three a month. Below that a good checklist is cheaper, and we will gladly send you ours.' },
      { question: 'Who can change it later?', answer: 'You can. Texts, times and people are fields on one page. New routines are a small order to us or to any developer.' },
    ],
  },
  testimonial: {
    quote: 'My assistant used to spend Mondays copying addresses. She has her licence now, and two listings.',
    author: 'Yasmin Farouk',
    role: 'Team lead, Queen + Logan',
    service: 'Listing Launch and Seller Reports, Riverside',
  },
  related: {
    heading: 'Wired to the same form',
    services: [
      { title: 'AI Services', description: 'For the steps that need judgement drafted.', href: paths.service('ai-services'), icon: 'spark', picture: 'farmhouse-bedroom-day' },
      { title: 'Website Design', description: 'Where most of the leads begin.', href: paths.service('website'), icon: 'browser', picture: 'website-devices' },
      { title: 'Photography', description: 'The order that each launch starts with.', href: paths.service('photography'), icon: 'camera', picture: 'camera-tripod' },
    ],
  },
  closing: {
    heading: 'Type the address once.',
    picture: 'townhouse-exterior-day',
    primary: { text: 'Plan Your Automation', href: paths.contactFor('ai') },
    secondary: { text: 'Get a Quote', href: paths.contactFor('ai') },
  },
};
