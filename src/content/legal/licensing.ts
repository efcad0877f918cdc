import { site } from '../site.ts';
import type { LegalPage, LegalSection } from './types.ts';

/** R185: exactly ten, in this order; the page numbers them. */
const sections: readonly LegalSection[] = [
  {
    id: 'grant-of-license',
    heading: 'Grant of License',
    paragraphs: ['With payment of the invoice you receive a non-exclusive licence to use the delivered files for marketing the property they show, and for presenting your own work on it. It is personal to the client named on the invoice.'],
  },
  {
    id: 'permitted-uses',
    heading: 'Permitted Uses',
    paragraphs: ['While you represent, manage or own the property, you may use the files in:'],
    list: ['MLS and other listing portals', 'your website, newsletter and social channels', 'brochures, feature sheets, postcards and signs', 'advertisements for the property, printed or online'],
  },
  {
    id: 'prohibited-uses',
    heading: 'Prohibited Uses',
    paragraphs: ['Without our written consent you may not:'],
    list: ['sell the files or hand them to a stock library', 'pass them to a builder, stager, supplier or the next agent', 'train software on them', 'alter them so that they mislead about the property', 'cut off a label that says how a picture was altered'],
  },
  {
    id: 'copyright',
    heading: 'Copyright',
    paragraphs: [
      `Copyright stays with ${site.legalName} under the Copyright Act of Canada, and the photographers keep their moral rights. A licence is permission to use. It is not a sale.`,
      'The pictures shown on this site are renderings made by us: computed images of houses that do not stand anywhere. No property, owner or client is shown in them.',
    ],
  },
  {
    id: 'attribution',
    heading: 'Attribution',
    paragraphs: [`In listings and advertisements a credit is welcome and not required. In newspapers, magazines and on other people’s channels please print “Photograph: ${site.name}” beside the picture.`],
  },
  {
    id: 'duration',
    heading: 'Duration',
    paragraphs: ['The licence runs from payment until the property is sold, leased or taken off the market. After that you may keep the pictures in your portfolio of past work, where they already are, without time limit.'],
  },
  {
    id: 'quality',
    heading: 'Quality',
    paragraphs: ['Stills are delivered in two sizes: for print, at 300 ppi, and for screens, 2,048 pixels on the long side, both in sRGB. Please use them without filters, stretching or added text, and ask us for a crop when you need one.'],
  },
  {
    id: 'extended-licensing-options',
    heading: 'Extended Licensing Options',
    paragraphs: ['Some uses need more than a listing does. We quote for them within two working days:'],
    list: ['transfer to the next brokerage', 'use by builders, architects, designers and suppliers', 'editorial use and covers', 'campaigns, broadcast and out-of-home', 'exclusive use, or a buy-out of the rights'],
  },
  {
    id: 'liability',
    heading: 'Liability',
    paragraphs: ['We warrant that the files are our own work. For permission from owners, tenants, and holders of rights in art or buildings inside the frame you are responsible, unless the quote says that we obtain it. Beyond that, our liability ends at the price of the assignment.'],
  },
  {
    id: 'contact',
    heading: 'Contact',
    paragraphs: [`The licensing office reads ${site.legalEmail} and answers on ${site.phone.display}, ${site.licensingHours}. Name the invoice, the picture and the use you have in mind, and you will have a yes or a price.`],
  },
];

/** R185, R186. */
export const licensing: LegalPage = {
  seo: {
    title: 'Licensing Terms | Harbourline Media',
    description: 'Ten short sections on what you may do with photographs, films and tours that we made for you, and whom to ask for more.',
  },
  hero: { title: 'Licensing Terms', lead: 'What you may do with the pictures, and for how long.' },
  updated: 'January 2024',
  intro: 'You paid for pictures so that they would be used. These ten sections say where.',
  sections,
};
