import { paths } from '../../paths.ts';
import { facts } from '../facts.ts';
import type { Service } from './types.ts';

export const matterport: Service = {
  slug: 'matterport',
  title: 'Matterport 3D Tours',
  label: 'Matterport',
  lead: `One scan of ${facts.matterport.scan}. Every room open to walk through in ${facts.matterport.ready}.`,
  hero: 'tour-scanner',
  panel: 'matterport',
  seo: {
    title: 'Matterport 3D Tours in Toronto | Harbourline Media',
    description: `A scan of ${facts.matterport.scan}, a tour in ${facts.matterport.ready}, hosting for ${facts.matterport.hosting}. Virtual staging, tags and floor plans from the same visit.`,
  },
  packages: {
    heading: 'Packages',
    intro: `The scanner stands in each room and turns once. Start with the tour and add the rest from the same scan, then or next spring. Hosting for ${facts.matterport.hosting} is included.`,
    items: [
      {
        title: '3D Virtual Tours',
        description: 'A walk through every room, plus the dollhouse view that children find before their parents do.',
        icon: 'scan',
        features: ['Scan point every two metres', 'Dollhouse and floor view', 'Works on phone, desktop and headset', 'Branded and MLS links'],
        popular: true,
        facts: [`${facts.matterport.scan} on site`, `Ready in ${facts.matterport.ready}`],
        action: 'Book a 3D tour',
      },
      {
        title: 'Space Documentation',
        description: 'A record of a building as it stands, for insurance, renovation or the end of a lease.',
        icon: 'clipboard',
        features: ['Mechanical rooms and ceilings', 'Measurements inside the model', 'Dated archive copy', 'Point cloud export'],
        popular: false,
        facts: ['Any floor area', 'Kept on file'],
        action: 'Book documentation',
      },
      {
        title: 'Digital Integration',
        description: 'The tour placed where people already look: your site, the listing, the brochure, Street View.',
        icon: 'link',
        features: ['Embed code for your website', 'QR code for the lawn sign', 'Google Street View upload'],
        popular: false,
        facts: ['Four placements', '1 business day'],
        action: 'Book integration',
      },
      {
        title: 'Virtual Staging',
        description: 'Furniture in the empty tour, room by room, and labelled wherever it appears.',
        icon: 'sofa',
        features: ['Three styles to choose from', 'True to the measured room', 'Empty version one click away'],
        popular: true,
        facts: ['By the room', '3 business days'],
        action: 'Book staging in 3D',
      },
      {
        title: 'Interactive Tags',
        description: 'Small markers that answer the questions asked at every showing: what stone, which oven, how old the roof is.',
        icon: 'tag',
        features: ['Text, picture, film or link', 'Written from your feature sheet', 'Edited without a new scan'],
        popular: false,
        facts: ['Up to 25 tags', 'Changes for a year'],
        action: 'Book tags',
      },
      {
        title: 'Tour Hosting',
        description: 'Keep the tour online after the sale, as a portfolio piece or a building’s memory.',
        icon: 'server',
        features: ['One address that never changes', 'Visits reported each month', 'Switched off on request', 'Moves to your own account'],
        popular: false,
        facts: [`${facts.matterport.hosting} included`, `Extend by ${facts.matterport.hostingExtended}`],
        action: 'Extend hosting',
      },
    ],
  },
  featured: {
    heading: 'Featured Work',
    collection: 'matterportPortfolio',
    count: 5,
    wraps: false,
    portfolioHref: paths.portfolioCategory('matterport'),
  },
  process: {
    heading: 'How we work',
    steps: [
      { title: 'Measure up', description: 'Floor area and room count are enough for a firm price.', icon: 'ruler', duration: '5 minutes' },
      { title: 'Prepare', description: 'Doors open, lights on, people and pets in the garden.', icon: 'check', duration: 'The morning of' },
      { title: 'Scan', description: 'Room after room, with a look at the model before we pack up.', icon: 'scan', duration: facts.matterport.scan },
      { title: 'Process', description: 'The model is assembled, trimmed and given its opening view.', icon: 'cube', duration: facts.matterport.ready },
      { title: 'Publish', description: 'Two links and an embed code reach you in one message.', icon: 'link', duration: `Online for ${facts.matterport.hosting}` },
    ],
  },
  faq: {
    heading: 'Questions',
    questions: [
      { question: 'How long does a scan take?', answer: `${facts.matterport.scan}, depending on rooms more than on area. A loft with no walls is quicker than a Victorian with eleven doors.` },
      { question: 'When can buyers walk through?', answer: `The tour is ready ${facts.matterport.ready} after the scan. We check each doorway by hand before we send the link.` },
      { question: 'How long does it stay online?', answer: `${facts.matterport.hosting}, by default. You can extend by ${facts.matterport.hostingExtended}, and we write to you before anything is switched off.` },
      { question: 'Can you leave a room out?', answer: 'Yes. A closed door stays closed in the model. Faces, papers and screens that slip in are blurred.' },
      { question: 'Do buyers need an app?', answer: 'No. It opens in a browser on whatever they are holding. A headset works too, for the keen.' },
      { question: 'Do I get a floor plan as well?', answer: 'It can be drawn from the same scan without a second visit. See Floor Plans for the formats.' },
    ],
  },
  testimonial: {
    quote: 'A family in Halifax made an offer at eleven at night. They had never stood in the house and knew where the broom closet was.',
    author: 'Gabriel Oyelaran',
    role: 'Sales representative, Halfmoon',
    service: '3D virtual tour, High Park',
  },
  related: {
    heading: 'From the same visit',
    services: [
      { title: 'Floor Plans', description: 'Drawn from the scan, to scale.', href: paths.service('floorplans'), icon: 'ruler', picture: 'floor-plan-lakeside' },
      { title: 'Photography', description: 'Still frames, composed rather than captured.', href: paths.service('photography'), icon: 'camera', picture: 'lakeside-living-room-detail' },
      { title: 'Website Design', description: 'A page built around the tour.', href: paths.service('website'), icon: 'browser', picture: 'website-devices' },
    ],
  },
  closing: {
    heading: 'Open the doors, we bring the tripod.',
    picture: 'farmhouse-exterior-day',
    primary: { text: 'Book a 3D Tour', href: paths.contactFor('matterport') },
    secondary: { text: 'Get a Quote', href: paths.contactFor('matterport') },
  },
};
