import { site } from '../site.ts';
import { privacyRights } from './privacy-rights.ts';
import type { LegalPage, LegalSection } from './types.ts';

const collection: readonly LegalSection[] = [
  {
    id: 'who',
    heading: 'Who is responsible',
    paragraphs: [
      `${site.legalName}, ${site.address.street}, ${site.address.city}, Ontario, ${site.address.postalCode}, decides what happens to the personal information described here. Our privacy officer reads ${site.legalEmail}.`,
      'We follow the Personal Information Protection and Electronic Documents Act (PIPEDA) and, for electronic messages, Canada’s anti-spam legislation (CASL).',
    ],
  },
  {
    id: 'what',
    heading: 'What we collect, and when',
    paragraphs: ['We collect what you hand to us, and the little that a web server needs in order to answer. We do not buy information about anyone.'],
    list: [
      'With an inquiry: your name and email address, your phone number if you give one, the service, budget and timeline you choose, and what you write about the project.',
      'With the newsletter: your email address, the words you agreed to, the page, the date and the confirmation.',
      'With an assignment: the address of the property, who gives us access, and invoices.',
      'With every visit: the requested page, the time, the status of the answer and your network address, kept in a server log.',
      'With every form: signs that a program filled it in, such as text in a field that people do not see. They are used to sort out spam and for nothing else.',
      'Loading times of pages, measured in your browser and sent to our own server without a name.',
    ],
  },
  {
    id: 'why',
    heading: 'What we use it for',
    paragraphs: [
      'To answer you, quote, photograph, deliver and invoice. To send the newsletter to those who asked for it. To keep the site running and to notice attacks on it. To meet tax law.',
      'We use information for these purposes only. A new purpose needs a new question to you first. We sell nothing to anyone, and no decision about you is made by a program alone.',
    ],
  },
  {
    id: 'consent',
    heading: 'Consent and electronic messages',
    paragraphs: [
      'When you send the inquiry form you agree that we may reply to it. That reply is not advertising.',
      'The newsletter is separate. Its box is never ticked in advance, and where we confirm by email, you are on the list only after you have pressed the button in that message. Each issue names us and our postal address and has a link with which you leave at once. We keep a record of your consent because the law wants us to be able to show it.',
      'You may withdraw consent at any time. We then stop, apart from what a contract or a statute obliges us to keep.',
    ],
  },
  {
    id: 'cookies',
    heading: 'Cookies and your browser’s memory',
    paragraphs: [
      'Reading this site sets no cookie of ours. The only cookie belongs to our staff: it holds the signed-in session of the portfolio manager and is encrypted.',
      'If you leave the inquiry form half written, its text may be kept in your own browser so that a reload does not lose it. It stays on your device until you send or clear it.',
    ],
  },
  {
    id: 'others',
    heading: 'Films, tours and statistics by others',
    paragraphs: [
      'Films and 3D tours may come from YouTube, Vimeo or Matterport. Nothing is fetched from them before you press play. From then on that company sees your network address and applies its own rules.',
      'If page statistics are switched on, the address of each page you open is reported to the measuring service, and nothing that you typed into a form. If they are not, no such script is loaded.',
    ],
  },
];

/** R169: no fixed date, so the page shows the current one. */
export const privacy: LegalPage = {
  seo: {
    title: 'Privacy | Harbourline Media',
    description: 'What we collect, why, for how long, and how to see or erase it: a privacy policy under PIPEDA and CASL, in plain words.',
  },
  hero: { title: 'Privacy', lead: 'What we know about you, why, and how to make us forget it.', picture: 'farmhouse-bathroom-day' },
  intro: 'We photograph the insides of people’s houses. Discretion came with the trade long before there were statutes for it, and the two agree with each other.',
  sections: [...collection, ...privacyRights],
};
