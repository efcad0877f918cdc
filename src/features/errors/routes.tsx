import type { ComponentType } from 'react';
import type { RouteEntry } from '../../components/route-entry.ts';

/** The page of what is not there, also for pages that find out by themselves. */
export const loadNotFound = (): Promise<ComponentType> => import('./not-found-page.tsx').then(({ NotFoundPage }) => NotFoundPage);

/** D14: stands for every path that is not in the table. */
export const notFound: RouteEntry = {
  path: '*',
  label: 'Not found',
  modules: ['src/features/errors/not-found-page.tsx'],
  load: loadNotFound,
  bar: 'ink',
  indexed: false,
};
