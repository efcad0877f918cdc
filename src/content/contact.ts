import { paths } from '../paths.ts';
import type { budgetOptions, ServiceOption, timelineOptions } from '../shared/form-fields.ts';
import { facts } from './facts.ts';
import type { PageHero, PageSeo } from './page-types.ts';
import type { PictureName } from './picture-names.ts';
import { site } from './site.ts';

type Option<Value extends string> = { value: Value; label: string };

const seo: PageSeo = {
  title: 'Contact the Studio | Harbourline Media',
  description: 'Send the address and the date. You receive a plan and a price by email from a person in Toronto, usually within a few hours.',
};
const hero: PageHero = {
  title: 'Contact',
  lead: `The address, the size, the date. We reply with a plan and a price, typically within ${facts.emailReply}.`,
  picture: 'mug-keys',
};

/** R336. */
export const serviceInterests: readonly Option<ServiceOption>[] = [
  { value: 'photography', label: 'Photography' },
  { value: 'video', label: 'Video production' },
  { value: 'drone', label: 'Drone' },
  { value: 'matterport', label: 'Matterport 3D tour' },
  { value: 'editing', label: 'Photo and video editing' },
  { value: 'website', label: 'Website' },
  { value: 'branding', label: 'Brand apparel and identity' },
  { value: 'ai', label: 'AI services' },
  { value: 'multiple', label: 'Several of these' },
  { value: 'consultation', label: 'A conversation first' },
];

/** R337, in Canadian dollars. */
export const budgets: readonly Option<(typeof budgetOptions)[number]>[] = [
  { value: 'under-1k', label: 'Under $1,000' },
  { value: '1k-5k', label: '$1,000 to $5,000' },
  { value: '5k-10k', label: '$5,000 to $10,000' },
  { value: '10k-25k', label: '$10,000 to $25,000' },
  { value: '25k-plus', label: '$25,000 and more' },
  { value: 'discuss', label: 'Let’s discuss' },
];

/** R338. */
export const timelines: readonly Option<(typeof timelineOptions)[number]>[] = [
  { value: 'asap', label: 'As soon as possible' },
  { value: '1-week', label: '1 week' },
  { value: '2-weeks', label: '2 weeks' },
  { value: '1-month', label: '1 month' },
  { value: '2-months', label: '2 months' },
  { value: 'flexible', label: 'Flexible' },
];

/** R165–R168, R235. Optional fields are marked, required ones are not. */
export const contact = {
  seo,
  hero,
  form: {
    heading: 'Inquiry',
    optional: 'Optional',
    /** By the names that the inquiry schema gives them. */
    fields: {
      firstName: { label: 'First name' },
      lastName: { label: 'Last name' },
      email: { label: 'Email' },
      phone: { label: 'Phone' },
      service: { label: 'Service interest', empty: 'Choose a service', options: serviceInterests },
      budget: { label: 'Project budget', empty: 'Choose a range', options: budgets },
      timeline: { label: 'Project timeline', options: timelines },
      details: { label: 'Project details', placeholder: 'Address, size, and what a buyer should notice first' },
    },
    submit: 'Send inquiry',
    submitting: 'Sending...',
    note: `A person reads it and answers by email, typically within ${facts.emailReply} on weekdays.`,
  },
  facts: {
    heading: 'Talk to the studio',
    phone: site.phone,
    email: site.email,
    rows: [
      { label: 'Hours', lines: [site.hours.visible, site.hours.weekend] },
      { label: 'Service area', lines: [facts.serviceArea] },
      { label: 'Booking', lines: [`${facts.bookAhead} ahead. Most work is back in ${facts.turnaround}.`] },
      { label: 'Payment', lines: [`${facts.payment.charAt(0).toUpperCase()}${facts.payment.slice(1)}`, `Volume clients: ${facts.volumeTerms}`] },
    ],
    legal: { label: 'Licensing and legal', email: site.legalEmail },
    whatsapp: { label: 'WhatsApp', href: site.whatsapp, hours: site.whatsappHours },
    social: { label: 'Follow', links: site.social },
  },
  /** Shown after sending; the first name is put in when it is known. */
  sent: {
    title: 'Thank you. We have it.',
    titleWithName: 'Thank you, {firstName}. We have it.',
    text: `Somebody at the studio reads this today. A plan, a price and two dates will reach you by email, typically within ${facts.emailReply}.`,
    action: { text: 'See recent work', href: paths.portfolio },
    picture: 'lakeside-terrace-detail-twilight' as PictureName,
  },
} as const;
