import { paths } from '../paths.ts';
import type { PageLink, PageSeo } from './page-types.ts';
import type { PictureName } from './picture-names.ts';
import { site } from './site.ts';

type Words = { title: string; text: string };

/** A page that a link of a mail leads to: before the button, after it, and when the link is not known. */
export type NewsletterPageContent = {
  seo: PageSeo;
  picture: PictureName;
  /** Where its button posts to. */
  action: string;
  ask: Words & { button: string };
  done: Words & { links: readonly PageLink[] };
  problem: Words & { links: readonly PageLink[] };
};

/** The last step of the double opt-in. */
export const confirmPage: NewsletterPageContent = {
  seo: {
    title: `Confirm Your Subscription | ${site.name}`,
    description: 'The last step before the first issue: one button, pressed by the person who reads the mailbox.',
  },
  picture: 'farmhouse-porch-detail-twilight',
  action: '/api/newsletter/confirm',
  ask: {
    title: 'One press, and you are in.',
    text: 'The link shows that the mailbox is yours. Confirm, and our new work and notes on light arrive there, at most twelve times a year.',
    button: 'Confirm subscription',
  },
  done: {
    title: 'You are on the list.',
    text: 'Your address is confirmed. The next issue comes by itself, and the last line of each one ends the subscription.',
    links: [
      { text: 'See recent work', href: paths.portfolio },
      { text: 'Read the blog', href: paths.blog },
    ],
  },
  problem: {
    title: 'This link has run out.',
    text: 'It is older than seven days, or part of it was lost on the way. Type your address at the foot of this page and a fresh one is sent.',
    links: [
      { text: 'Ask for a new link', href: '#newsletter' },
      { text: 'Contact', href: paths.contact },
    ],
  },
};

/** Ends a subscription, confirmed or not. */
export const unsubscribePage: NewsletterPageContent = {
  seo: {
    title: `Unsubscribe | ${site.name}`,
    description: 'Ends the newsletter for one address, at once and without a reason given.',
  },
  picture: 'lakeside-terrace-detail-twilight',
  action: '/api/newsletter/unsubscribe',
  ask: {
    title: 'Leave the list?',
    text: 'One press and the newsletter stops at once. Mail about your own shoots still reaches you.',
    button: 'Unsubscribe',
  },
  done: {
    title: 'You are off the list.',
    text: 'No further issue goes to this address. If you change your mind, the form at the foot of each page is open.',
    links: [{ text: 'Back to the home page', href: paths.home }],
  },
  problem: {
    title: 'We don’t know this link.',
    text: `A mail program may have cut it in two. Use the link in our newest mail, or write to ${site.email} and a person takes you off the list by hand.`,
    links: [
      { text: 'Write to us', href: `mailto:${site.email}?subject=Unsubscribe` },
      { text: 'Back to the home page', href: paths.home },
    ],
  },
};
