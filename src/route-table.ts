import type { RouteEntry } from './components/route-entry.ts';
import { adminRoutes } from './features/admin/routes.tsx';
import { blogRoutes } from './features/blog/routes.tsx';
import { cityRoutes } from './features/cities/routes.tsx';
import { companyRoutes } from './features/company/routes.tsx';
import { contactRoutes } from './features/contact/routes.tsx';
import { loadNotFound, notFound } from './features/errors/routes.tsx';
import { homeRoutes } from './features/home/routes.tsx';
import { legalRoutes } from './features/legal/routes.tsx';
import { newsletterRoutes } from './features/newsletter/routes.tsx';
import { portfolioRoutes } from './features/portfolio/routes.tsx';
import { projectsRoutes } from './features/projects/routes.tsx';
import { servicesRoutes } from './features/services/routes.tsx';
import { toursRoutes } from './features/tours/routes.tsx';

export { notFound };

/** Every page, feature by feature. Navigation, breadcrumbs, sitemaps and tests are derived from it. */
export const table: readonly RouteEntry[] = [...homeRoutes, ...blogRoutes, ...contactRoutes, ...companyRoutes, ...cityRoutes, ...legalRoutes, ...servicesRoutes, ...newsletterRoutes, ...portfolioRoutes(loadNotFound), ...projectsRoutes, ...toursRoutes(loadNotFound), ...adminRoutes];
