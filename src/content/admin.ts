import { site } from './site.ts';

/** Words of the portfolio manager beyond those of §8, which stand in messages.ts. */
export const admin = {
  seo: { title: `Portfolio manager | ${site.name}`, description: `Where the staff of ${site.name} keep the portfolio: pictures, films and tours, in order.` },
  title: 'Portfolio manager',
  checking: 'Checking authentication',
  noScript: 'The portfolio manager needs JavaScript. Switch it on for this site, then load the page again.',
  signIn: {
    title: 'Sign in',
    text: 'You need an account to manage the portfolio.',
    username: 'User name',
    password: 'Password',
    submit: 'Sign in',
    submitting: 'Signing in...',
    elsewhere: 'Already signed in elsewhere?',
  },
  /** R196: where the account has no name. */
  fallbackName: 'Admin',
  signedOut: { title: 'Signed out', description: 'The session on this device has ended' },
  sessionEnded: { title: 'Your session has ended', description: 'Sign in again. What you typed is kept in this browser.', destructive: true },
  /** R198. */
  tabs: { manage: 'Manage Items', add: 'Add New', edit: 'Edit Item' },
  /** R203. */
  types: { image: 'Image', video: 'Video (YouTube)', embed: 'Embed (Matterport)' },
  shortTypes: { image: 'Image', video: 'Video', embed: 'Embed' },
  /** R202, R204, R206, R207: the fields, with the star where one is required. */
  fields: {
    title: 'Title*',
    type: 'Type*',
    description: 'Description*',
    sources: { image: 'Image URL*', video: 'YouTube Video ID*', embed: 'Embed Code*' },
    category: 'Category/Tag',
    thumbnail: 'Thumbnail URL',
    specs: 'Specifications',
    alt: 'Alternative text',
    decorative: 'Decorative: the picture adds nothing to the words',
    light: 'Light',
    alteration: 'Alteration',
    original: 'Original',
  },
} as const;
