import { paths } from '../../paths.ts';
import { facts } from '../facts.ts';
import type { Service } from './types.ts';

export const editing: Service = {
  slug: 'editing',
  title: 'Editing',
  label: 'Editing',
  lead: `Your files in, finished files out: ${facts.editing.basic}, ${facts.editing.professional} or ${facts.editing.premium}.`,
  hero: 'editing-desk',
  panel: 'editing',
  seo: {
    title: 'Real Estate Photo and Video Editing | Harbourline Media',
    description: `HDR, colour, staging and video cuts for photographers and agents. Back in ${facts.editing.basic}, ${facts.editing.professional} or ${facts.editing.premium}. RAW, JPEG and TIFF welcome.`,
  },
  packages: {
    heading: 'Solutions',
    intro: `For photographers with a backlog and agents with a phone. Choose by the picture, then by the clock: Basic ${facts.editing.basic}, Professional ${facts.editing.professional}, Premium ${facts.editing.premium}.`,
    items: [
      {
        title: 'HDR Processing',
        description: 'Brackets blended by eye. You see the room and the garden, and no one sees the software.',
        icon: 'layers',
        features: ['Three to nine exposures', 'Mixed light balanced', 'Flash frames welcome', 'Lens and lines corrected'],
        popular: true,
        facts: ['By the photograph', `Basic, ${facts.editing.basic}`],
        action: 'Send brackets',
      },
      {
        title: 'Color Correction',
        description: 'White walls that are white in every room, and a green sofa that matches the green sofa.',
        icon: 'palette',
        features: ['Orange lamp cast removed', 'One balance through the set', 'Grass and sky left believable'],
        popular: false,
        facts: ['By the set', `Basic, ${facts.editing.basic}`],
        action: 'Send a set',
      },
      {
        title: 'Virtual Staging',
        description: 'Furniture for an empty room, with shadows that fall from the real window.',
        icon: 'sofa',
        features: ['Two rounds of furniture choice', 'Floors and outlets untouched', 'Labelled, with the empty original'],
        popular: true,
        facts: ['By the room', `Professional, ${facts.editing.professional}`],
        action: 'Send a room',
      },
      {
        title: 'Video Editing',
        description: 'Your clips cut to length, steadied, graded and set to music that we have paid for.',
        icon: 'scissors',
        features: ['MP4, MOV and AVI', 'Wide, square and upright', 'Titles in your typeface'],
        popular: false,
        facts: ['By the minute', 'Date agreed first'],
        action: 'Send clips',
      },
      {
        title: 'Fast Turnaround',
        description: 'Someone starts when your upload ends. For the listing that should have been live at breakfast.',
        icon: 'clock',
        features: ['Place at the head of the queue', 'One editor from first to last', 'Progress by message'],
        popular: false,
        facts: ['Up to 40 photographs', `Premium, ${facts.editing.premium}`],
        action: 'Ask for premium',
      },
      {
        title: 'Quality Guarantee',
        description: 'If a picture is not right we edit it again. If it still is not, you do not pay for it.',
        icon: 'check',
        features: ['Second editor on every file', 'Notes answered the same day', 'Originals kept for 90 days'],
        popular: false,
        facts: ['Every order', 'No fee for fixes'],
        action: 'Start an order',
      },
    ],
  },
  featured: {
    heading: 'Featured Work',
    collection: 'editingPortfolio',
    count: 6,
    wraps: false,
    portfolioHref: paths.portfolioCategory('editing'),
  },
  process: {
    heading: 'How It Works',
    steps: [
      { title: 'Upload & Review', description: 'You send the files and three lines about the house. We reply with a price and questions, if any.', icon: 'upload', duration: '30 minutes' },
      { title: 'Professional Editing', description: 'One editor keeps the whole set, so that the last room looks like the first.', icon: 'sliders', duration: '2-24 hours' },
      { title: 'Quality Check', description: 'Another pair of eyes at full size: edges, reflections, colour, spelling in the titles.', icon: 'check', duration: '1 hour' },
      { title: 'Delivery', description: 'A download link and, if you like, files already sized for your board.', icon: 'download', duration: 'Instant' },
    ],
  },
  faq: {
    heading: 'Questions',
    questions: [
      { question: 'Which files can I send?', answer: `${facts.editing.formats}. RAW gives us the most to work with. A good JPEG from a phone is welcome too.` },
      { question: 'How fast are you?', answer: `Basic takes ${facts.editing.basic}, Professional ${facts.editing.professional}, Premium ${facts.editing.premium}. The clock starts when the upload ends, weekdays and by arrangement on weekends.` },
      { question: 'What will you not do?', answer: 'Remove hydro lines, cracks or the building next door. An edit may flatter a house but must not lie about it.' },
      { question: 'Can you match my own style?', answer: 'Send three finished sets that you like. We write down what we see in them and keep that sheet for your next order.' },
      { question: 'Who owns the finished pictures?', answer: 'If the originals are yours, so is the edit. We ask before we show one in our portfolio.' },
    ],
  },
  testimonial: {
    quote: `I shoot until dark and wake up to finished sets. My agents’ listings go live ${facts.claims.editingFasterListings} than they did when I edited at the kitchen table.`,
    author: 'Tomasz Wilk',
    role: 'Photographer, Hamilton',
    service: 'HDR Processing, weekly',
  },
  related: {
    heading: 'Or let us shoot it',
    services: [
      { title: 'Photography', description: 'Less to correct when the light was right.', href: paths.service('photography'), icon: 'camera', picture: 'condo-bedroom-dusk' },
      { title: 'Video', description: 'Filmed by the people who will cut it.', href: paths.service('video'), icon: 'video', picture: 'lakeside-terrace-detail-twilight' },
      { title: 'Drone', description: 'The frame your tripod could not reach.', href: paths.service('drone'), icon: 'drone', picture: 'lakeside-house-aerial' },
    ],
  },
  closing: {
    heading: 'Send us the difficult one.',
    picture: 'slider-day-wide',
    primary: { text: 'Start Your Project', href: paths.contactFor('editing') },
    secondary: { text: 'Get a Quote', href: paths.contactFor('editing') },
  },
};
