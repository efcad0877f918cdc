import { site } from '../site.ts';
import type { LegalSection } from './types.ts';

/** Second half of the privacy policy: what becomes of the information, and what a person may ask. */
export const privacyRights: readonly LegalSection[] = [
  {
    id: 'pictures',
    heading: 'People and things in pictures',
    paragraphs: [
      'We ask that family pictures, documents and alarm panels be put away before a shoot, and we retouch what was forgotten. Faces, licence plates and neighbouring windows that can be recognized are blurred in anything we publish.',
      'Position data is removed from files before they reach the web. If you find yourself or your house in one of our pictures and would rather not be there, write to us with the address of the page.',
    ],
  },
  {
    id: 'sharing',
    heading: 'Who else sees it',
    paragraphs: [
      'People of ours who need it for the work. Companies that host this site, carry our email and keep our books, each under a contract that forbids them any other use. A court or an authority, when the law leaves no choice.',
      'Some of those companies keep data outside Ontario or Canada, where the law of that place applies to it as well. On request we tell you which ones they are.',
    ],
  },
  {
    id: 'retention',
    heading: 'How long we keep it',
    paragraphs: ['No longer than its purpose lasts. In figures:'],
    list: [
      'Inquiries that did not lead to work: 24 months after the last message.',
      'Contracts and invoices: six years from the end of the tax year, as the Canada Revenue Agency requires.',
      'Newsletter addresses: until you leave; the record of consent for three years more.',
      'Server logs: 30 days.',
      'Delivered pictures: as long as their licence runs, then in our archive.',
    ],
  },
  {
    id: 'security',
    heading: 'How we protect it',
    paragraphs: [
      'Connections are encrypted, passwords are stored only as hashes, and inquiries can be read by signed-in staff alone. If a breach should create a real risk of significant harm, we tell you and the Privacy Commissioner of Canada without delay.',
    ],
  },
  {
    id: 'rights',
    heading: 'What you may ask of us',
    paragraphs: ['An email is enough. We may ask for something that shows you are you, and we reply within 30 days, free of charge.'],
    list: [
      'To see the information we hold about you, and where it came from.',
      'To have it corrected.',
      'To have it erased, where no law makes us keep it.',
      'To withdraw a consent, for one purpose or for all.',
    ],
  },
  {
    id: 'children',
    heading: 'Children',
    paragraphs: ['The site is meant for people who sell and manage property. We do not knowingly collect information from anyone under 16; if it has happened, tell us and it will be erased.'],
  },
  {
    id: 'complaints',
    heading: 'Questions and complaints',
    paragraphs: [
      `Write to the privacy officer at ${site.legalEmail} or call ${site.phone.display}. If our answer does not satisfy you, the Office of the Privacy Commissioner of Canada hears complaints at no cost.`,
    ],
  },
  {
    id: 'changes',
    heading: 'Changes to this page',
    paragraphs: ['When our practice changes, this text changes first. If the change matters to people who are already on our lists, they get a message as well.'],
  },
];
