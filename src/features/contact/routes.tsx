import type { RouteEntry } from '../../components/route-entry.ts';
import { paths } from '../../paths.ts';

export const contactRoutes: readonly RouteEntry[] = [
  {
    path: paths.contact,
    label: 'Contact',
    modules: ['src/features/contact/contact-page.tsx'],
    load: async () => (await import('./contact-page.tsx')).ContactPage,
    search: ['service', 'sent'],
    group: 'main',
    picture: 'mug-keys',
  },
];
