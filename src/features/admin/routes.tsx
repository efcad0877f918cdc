import type { RouteEntry } from '../../components/route-entry.ts';
import { paths } from '../../paths.ts';

export const adminRoutes: readonly RouteEntry[] = [
  {
    path: paths.admin,
    label: 'Portfolio manager',
    modules: ['src/features/admin/admin-page.tsx'],
    load: () => import('./admin-page.tsx').then((module) => module.AdminPage),
    bare: true,
    indexed: false,
    bar: 'ink',
  },
];
