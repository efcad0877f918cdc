import { paths } from '../paths.ts';
import { buttonLabels, postNotFound } from './messages.ts';
import type { PageLink } from './page-types.ts';

const popular: readonly PageLink[] = [
  { text: 'Home', href: paths.home },
  { text: 'All services', href: paths.allServices },
  { text: 'Portfolio', href: paths.portfolio },
  { text: 'Projects', href: paths.projects },
  { text: 'Blog', href: paths.blog },
  { text: 'Questions and answers', href: paths.faq },
  { text: 'Contact', href: paths.contact },
];

/** D14, R325: what a visitor reads when something is not there. */
export const errors = {
  notFound: {
    seo: { title: 'Page Not Found | Harbourline Media', description: 'There is no page at this address. The rest of the gallery is open.' },
    title: 'This wall is empty.',
    text: 'The page was moved, or there is a slip in the address. Everything else still hangs where it did.',
    actions: [
      { text: 'Home', href: paths.home },
      { text: 'Portfolio', href: paths.portfolio },
      { text: 'Contact', href: paths.contact },
    ],
    frame: { caption: 'Error 404. Out on loan', light: 'No date, no lens' },
    popular: { heading: 'Where most visitors go', links: popular },
  },
  postNotFound: {
    seo: { title: 'Post Not Found | Harbourline Media', description: 'There is no article at this address. The others are one click away.' },
    title: postNotFound.title,
    text: postNotFound.text,
    action: { text: buttonLabels.returnToBlog, href: paths.blog },
  },
  server: {
    seo: { title: 'Something Broke | Harbourline Media', description: 'An error on our side, not on yours. Please try again in a minute, or call the studio.' },
    title: 'The lights went out.',
    text: 'Something failed on our side, and we have been told. Please try again in a minute. If it is urgent, the phone works.',
    action: { text: 'Try again', href: paths.home },
  },
  offline: {
    title: 'No connection',
    text: 'Your device is offline. What you typed is kept; send it once the line is back.',
    action: 'Try again',
  },
} as const;
