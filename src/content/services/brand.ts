import { paths } from '../../paths.ts';
import type { Service } from './types.ts';

export const brand: Service = {
  slug: 'brand',
  title: 'Brand Apparel',
  label: 'Brand Apparel',
  lead: 'Marks that work on a cap, a card and a lawn sign seen from a moving car.',
  hero: 'brand-apparel',
  panel: 'brand',
  seo: {
    title: 'Brand Apparel for Brokerages | Harbourline Media',
    description: 'Embroidered apparel, client gifts, logos and full identities for Toronto agents and brokerages. Drawn, sampled and delivered from one desk.',
  },
  packages: {
    heading: 'Packages',
    intro: 'Two things to wear and carry, two things to draw. We show a physical sample of each before we print a box of them, because a screen cannot tell you how a cap sits.',
    items: [
      {
        title: 'Custom Apparel',
        description: 'Hoodies, shirts and caps for open houses, with the mark stitched small and in the right place.',
        icon: 'shirt',
        features: ['Embroidery or woven label', 'Sizes XS to 4XL', 'Blanks chosen for weight and wash', 'Sample before the run'],
        popular: true,
        facts: ['From 12 pieces', '3-4 weeks'],
        action: 'Order apparel',
      },
      {
        title: 'Corporate Merchandise',
        description: 'Closing gifts and desk objects that people keep: a good mug, a key tag, a tote that holds groceries.',
        icon: 'gift',
        features: ['Sourced in Canada where we can', 'Gift boxes packed by hand', 'Sent on the closing day', 'Stock kept for you'],
        popular: false,
        facts: ['From 25 pieces', '2-4 weeks'],
        action: 'Order merchandise',
      },
      {
        title: 'Logo Design',
        description: 'One mark, drawn until it survives at 16 pixels and at four feet.',
        icon: 'pen',
        features: ['Three directions, one finished', 'One-colour version first', 'Stitch and vinyl tested', 'All vector files'],
        popular: true,
        facts: ['3 directions', '2-3 weeks'],
        action: 'Start a logo',
      },
      {
        title: 'Brand Identity',
        description: 'Mark, type, colours, signs, stationery and the rules that keep them together when you are not looking.',
        icon: 'book',
        features: ['Sign, card and listing templates', 'Colours for print, screen and thread', 'Photograph style by our own crew', 'A guide of 20 pages, not 90'],
        popular: false,
        facts: ['Complete system', '6-8 weeks'],
        action: 'Start an identity',
      },
    ],
  },
  featured: {
    heading: 'Featured Work',
    collection: 'brandApparelPortfolio',
    count: 5,
    wraps: true,
    portfolioHref: paths.portfolioCategory('brand-apparel'),
  },
  process: {
    heading: 'How we work',
    steps: [
      { title: 'Consult', description: 'What you wear now, what your clients keep, who drives past your signs.', icon: 'phone', duration: '45 minutes' },
      { title: 'Sketch', description: 'Pencil first. You see drawings, not moods.', icon: 'pencil', duration: '1 week' },
      { title: 'Refine', description: 'One direction, drawn at every size it will live in.', icon: 'pen', duration: '1 week' },
      { title: 'Sample', description: 'Cloth, thread, vinyl and paper on your table.', icon: 'shirt', duration: '1 week' },
      { title: 'Produce', description: 'Run, inspection, counting, delivery to the office or the door.', icon: 'box', duration: '2-3 weeks' },
    ],
  },
  faq: {
    heading: 'Questions',
    questions: [
      { question: 'What is the smallest order?', answer: 'Twelve pieces of apparel in mixed sizes, twenty-five of most merchandise. Logos come in ones.' },
      { question: 'Can you work with the logo I have?', answer: 'Yes. If it only exists as a small JPEG we redraw it first, so that the thread has an edge to follow.' },
      { question: 'My franchise has brand rules. Is that a problem?', answer: 'No. Send the guide. We design inside it and clear the proof with head office before anything is made.' },
      { question: 'Embroidery or print?', answer: 'Thread for caps, hoodies and jackets; print for thin shirts and totes. Fine type below five millimetres becomes a woven label.' },
      { question: 'Can I reorder two hoodies later?', answer: 'We keep the stitch file and your size list. Small refills go out with the next run of the same thread, usually within a month.' },
      { question: 'Do you make lawn signs?', answer: 'We design them and deal with the sign maker. Panels, riders and directional arrows are part of Brand Identity.' },
    ],
  },
  testimonial: {
    quote: 'The old sign had eleven words on it. The new one has two, and people tell me they see it everywhere. I own the same six signs.',
    author: 'Helen Abernathy',
    role: 'Broker of record, Northlight Realty',
    service: 'Brand Identity, Etobicoke',
  },
  related: {
    heading: 'Where the mark appears next',
    services: [
      { title: 'Website Design', description: 'The identity, with a menu.', href: paths.service('website'), icon: 'browser', picture: 'website-devices' },
      { title: 'Photography', description: 'Listings that look as though one firm made them.', href: paths.service('photography'), icon: 'camera', picture: 'condo-bedroom-day' },
      { title: 'Video', description: 'Opening and closing titles in your type.', href: paths.service('video'), icon: 'video', picture: 'lakeside-terrace-detail-twilight' },
    ],
  },
  closing: {
    heading: 'Tell us your cap size.',
    picture: 'slider-day-wide',
    primary: { text: 'Request Brand Consultation', href: paths.contactFor('branding') },
    secondary: { text: 'View Pricing', href: paths.contactFor('branding') },
  },
};
