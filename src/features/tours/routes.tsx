import type { ComponentType } from 'react';
import type { RouteEntry } from '../../components/route-entry.ts';
import { paths } from '../../paths.ts';

/** A panorama in a page of its own, for frames on this site; the not-found page is shown for a tour that is not there. */
export const toursRoutes = (loadNotFound: () => Promise<ComponentType>): readonly RouteEntry[] => [
  {
    path: paths.tour(':name'),
    label: 'Panorama',
    modules: ['src/features/tours/tour-page.tsx', 'src/content/tours.ts', 'src/features/errors/not-found-page.tsx'],
    load: async () => {
      const [{ TourPage }, { tours }, NotFound] = await Promise.all([import('./tour-page.tsx'), import('../../content/tours.ts'), loadNotFound()]);
      return () => <TourPage tours={tours} NotFound={NotFound} />;
    },
    bare: true,
    indexed: false,
  },
];
