import { familyByServiceSlug, type ServiceSlug } from '../../content/catalog.ts';
import type { PictureName } from '../../content/picture-names.ts';
import type { Service } from '../../content/services/types.ts';
import type { RouteEntry } from '../../components/route-entry.ts';
import { paths } from '../../paths.ts';
import { featuredAddress } from './featured-address.ts';

/** The two overviews before the ten services: `all` is a page of its own. */
export const servicesRoutes: readonly RouteEntry[] = [
  {
    path: paths.services,
    label: 'Services',
    modules: ['src/features/services/services-page.tsx'],
    load: () => import('./services-page.tsx').then((m) => m.ServicesPage),
    group: 'main',
    picture: 'camera-tripod',
  },
  {
    path: paths.allServices,
    label: 'All Services',
    modules: ['src/features/services/all-services-page.tsx'],
    load: () => import('./all-services-page.tsx').then((m) => m.AllServicesPage),
    group: 'services',
    picture: 'neighbourhood-aerial-golden',
  },
  entry('photography', 'farmhouse-exterior-day', () => import('../../content/services/photography.ts').then((m) => m.photography)),
  entry('video', 'lakeside-terrace-detail-twilight', () => import('../../content/services/video.ts').then((m) => m.video)),
  entry('drone', 'lakeside-house-aerial', () => import('../../content/services/drone.ts').then((m) => m.drone)),
  entry('matterport', 'tour-scanner', () => import('../../content/services/matterport.ts').then((m) => m.matterport)),
  entry('editing', 'editing-desk', () => import('../../content/services/editing.ts').then((m) => m.editing)),
  entry('website', 'website-devices', () => import('../../content/services/website.ts').then((m) => m.website)),
  entry('brand', 'brand-apparel', () => import('../../content/services/brand.ts').then((m) => m.brand)),
  entry('ai-services', 'condo-living-day', () => import('../../content/services/ai-services.ts').then((m) => m.aiServices)),
  entry('automation', 'farmhouse-office-day', () => import('../../content/services/automation.ts').then((m) => m.automation)),
  entry('floorplans', 'lakeside-topdown', () => import('../../content/services/floorplans.ts').then((m) => m.floorplans)),
];

/** One line of the table; content and template load side by side. */
function entry(slug: ServiceSlug, picture: PictureName, content: () => Promise<Service>): RouteEntry {
  const family = familyByServiceSlug(slug);
  return {
    path: paths.service(slug),
    label: family?.serviceLabel ?? (slug === 'automation' ? 'Automation' : 'Floor Plans'),
    modules: ['src/features/services/service-page.tsx', `src/content/services/${slug}.ts`],
    load: async () => {
      const [service, { ServicePage }] = await Promise.all([content(), import('./service-page.tsx')]);
      return () => <ServicePage service={service} />;
    },
    queries: () => [featuredAddress(slug)],
    group: family ? 'services' : 'more services',
    picture,
  };
}
