import type { RouteEntry } from '../../components/route-entry.ts';
import { paths } from '../../paths.ts';
import { cardsUrl } from '../../shared/cards.ts';

export const homeRoutes: readonly RouteEntry[] = [
  {
    path: paths.home,
    label: 'Home',
    modules: ['src/features/home/home-page.tsx'],
    load: () => import('./home-page.tsx').then((module) => module.HomePage),
    queries: () => [cardsUrl('projects')],
    group: 'main',
    picture: 'dusk-sky-wide',
    bar: 'white',
  },
];
