import type { RouteEntry } from '../../components/route-entry.ts';
import type { City } from '../../content/cities/types.ts';
import type { PictureName } from '../../content/picture-names.ts';
import { paths } from '../../paths.ts';

/** D07, R033: the hub and the ten cities, in the specification's order. */
export const cityRoutes: readonly RouteEntry[] = [
  { path: paths.serviceAreas, label: 'Service Areas', modules: ['src/features/cities/service-areas-page.tsx'], load: async () => (await import('./service-areas-page.tsx')).ServiceAreasPage, group: 'areas', picture: 'lakeside-topdown' },
  city('toronto', 'Toronto', 'condo-living-dusk', async () => (await import('../../content/cities/toronto.ts')).toronto),
  city('oakville', 'Oakville', 'lakeside-house-twilight', async () => (await import('../../content/cities/oakville.ts')).oakville),
  city('hamilton', 'Hamilton', 'townhouse-exterior-dusk', async () => (await import('../../content/cities/hamilton.ts')).hamilton),
  city('mississauga', 'Mississauga', 'condo-tower-dusk', async () => (await import('../../content/cities/mississauga.ts')).mississauga),
  city('brampton', 'Brampton', 'neighbourhood-aerial-golden', async () => (await import('../../content/cities/brampton.ts')).brampton),
  city('burlington', 'Burlington', 'lakeside-terrace-detail-twilight', async () => (await import('../../content/cities/burlington.ts')).burlington),
  city('milton', 'Milton', 'farmhouse-aerial', async () => (await import('../../content/cities/milton.ts')).milton),
  city('markham', 'Markham', 'farmhouse-porch-detail-twilight', async () => (await import('../../content/cities/markham.ts')).markham),
  city('vaughan', 'Vaughan', 'farmhouse-exterior-day', async () => (await import('../../content/cities/vaughan.ts')).vaughan),
  city('richmond-hill', 'Richmond Hill', 'farmhouse-exterior-winter', async () => (await import('../../content/cities/richmond-hill.ts')).richmondHill),
];

function city(slug: string, label: string, picture: PictureName, content: () => Promise<City>): RouteEntry {
  return {
    path: paths.city(slug),
    label,
    modules: ['src/features/cities/city-page.tsx', `src/content/cities/${slug}.ts`],
    load: async () => {
      const [{ CityPage }, data] = await Promise.all([import('./city-page.tsx'), content()]);
      return () => <CityPage city={data} />;
    },
    group: 'areas',
    picture,
  };
}
