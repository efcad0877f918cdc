import type { ComponentType } from 'react';
import type { RouteEntry } from '../../components/route-entry.ts';
import { families, type PortfolioSlug } from '../../content/catalog.ts';
import type { PictureName } from '../../content/picture-names.ts';
import { paths } from '../../paths.ts';
import { cardsUrl } from '../../shared/cards.ts';
import { showcaseUrls } from '../../shared/showcase.ts';

/** Lead pictures stand here too: the page's content loads with the page. */
const leads: Record<PortfolioSlug, PictureName> = {
  photography: 'farmhouse-exterior-twilight',
  video: 'farmhouse-porch-detail-twilight',
  drone: 'condo-tower-dusk',
  matterport: 'lakeside-living-room-360',
  editing: 'farmhouse-kitchen-dusk',
  'website-design': 'site-lakeside',
  'brand-apparel': 'brand-stationery',
  'ai-services': 'farmhouse-bedroom-day',
};

/** R026, R027, and a page for each item; the not-found page is shown for an item that is not there. */
export const portfolioRoutes = (loadNotFound: () => Promise<ComponentType>): readonly RouteEntry[] => [
  {
    path: paths.portfolio,
    label: 'Portfolio',
    modules: ['src/features/portfolio/hub-page.tsx'],
    load: () => import('./hub-page.tsx').then(({ HubPage }) => HubPage),
    queries: () => [cardsUrl('flagships')],
    group: 'main',
    picture: 'condo-living-dusk',
  },
  ...families.map(categoryRoute),
  {
    path: paths.portfolioItem(':category', ':slug'),
    label: 'Item',
    modules: ['src/features/portfolio/item-page.tsx', 'src/features/errors/not-found-page.tsx'],
    load: async () => {
      const [{ ItemPage }, NotFound] = await Promise.all([import('./item-page.tsx'), loadNotFound()]);
      return () => <ItemPage NotFound={NotFound} />;
    },
    queries: ({ category = '', slug = '' }) => [showcaseUrls.item(category, slug)],
    indexed: false,
  },
];

function categoryRoute({ portfolio: slug, portfolioLabel }: (typeof families)[number]): RouteEntry {
  return {
    path: paths.portfolioCategory(slug),
    label: portfolioLabel,
    modules: ['src/features/portfolio/category-page.tsx', 'src/content/portfolio/pages.ts'],
    load: async () => {
      const [{ CategoryPage }, { portfolioPages }] = await Promise.all([import('./category-page.tsx'), import('../../content/portfolio/pages.ts')]);
      const page = portfolioPages[slug];
      return () => <CategoryPage slug={slug} page={page} />;
    },
    queries: () => [showcaseUrls.list(slug)],
    group: 'portfolio',
    picture: leads[slug],
  };
}
