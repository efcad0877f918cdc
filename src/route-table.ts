import type { RouteEntry } from './components/route-entry.ts';

/** Every page, feature by feature. Navigation, breadcrumbs, sitemaps and tests are derived from it. */
export const table: readonly RouteEntry[] = [];
