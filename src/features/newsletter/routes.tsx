import type { RouteEntry } from '../../components/route-entry.ts';
import { paths } from '../../paths.ts';

const shared = {
  modules: ['src/features/newsletter/newsletter-link-page.tsx', 'src/content/newsletter-pages.ts'],
  search: ['token', 'done', 'problem'],
  bar: 'ink',
  indexed: false,
} as const;

/** Where the links of the newsletter's mails lead. */
export const newsletterRoutes: readonly RouteEntry[] = [
  { ...shared, path: paths.newsletterConfirm, label: 'Confirm your subscription', load: () => linkPage('confirmPage') },
  { ...shared, path: paths.newsletterUnsubscribe, label: 'Unsubscribe', load: () => linkPage('unsubscribePage') },
];

async function linkPage(name: 'confirmPage' | 'unsubscribePage') {
  const [{ NewsletterLinkPage }, pages] = await Promise.all([import('./newsletter-link-page.tsx'), import('../../content/newsletter-pages.ts')]);
  return () => <NewsletterLinkPage content={pages[name]} />;
}
