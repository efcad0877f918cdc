import type { ComponentType } from 'react';
import type { PictureName } from '../content/picture-names.ts';

/** One line of the route table: everything that is derived from routes reads it. */
export type RouteEntry = {
  path: string;
  /** Breadcrumb and sitemap label. */
  label: string;
  /** The page's source modules as the build names them, e.g. `src/features/home/home-page.tsx`: their CSS goes into the head. */
  modules: readonly string[];
  load: () => Promise<ComponentType>;
  /** API addresses whose answers the page shows; read before rendering. */
  queries?: (params: Record<string, string | undefined>) => readonly string[];
  /** Query parameters that change the page; all others are ignored. */
  search?: readonly string[];
  /** Group on /sitemap; none for pages that don't stand there. */
  group?: 'main' | 'services' | 'portfolio' | 'projects' | 'legal' | 'more services' | 'areas' | 'blog' | 'resources';
  /** The page's lead picture, for the image sitemap. */
  picture?: PictureName;
  /** Colour of the bar's words before scrolling: white over pictures and panels, ink over paper. */
  bar?: 'white' | 'ink';
  /** True for pages without the site's bar and footer: the portfolio manager. */
  bare?: boolean;
  /** False for pages that search engines shall not list, and for patterns. */
  indexed?: boolean;
};
