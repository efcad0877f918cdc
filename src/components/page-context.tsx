import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import type { PageData } from './structured-data.ts';
import type { PictureRow } from '../shared/picture-row.ts';

export type Crumb = { label: string; path: string };

/** What the server knows and the browser must know too, so that both render the same. Stands as JSON in the page. */
export type PageState = {
  /** Origin of the site, for canonical links and structured data. */
  origin: string;
  /** Today in Toronto, ISO day (R067, R169). */
  today: string;
  analyticsId?: string;
  /** Staff sign in on the hosting platform, not here (D02). */
  platformSignIn?: true;
  /** A form that came back with errors, for a browser without script (D05). */
  form?: FormState;
};
export type FormState = { /** Of the page that the form stands on; the address is that of the call. */ path: string; name: 'contact' | 'newsletter'; values: Record<string, string>; errors: Record<string, string> };

/** What a page tells the renderer while it renders; absent in the browser. */
export type PageSink = {
  status: number;
  structuredData?: PageData;
  social?: { title: string; picture: string };
  /** Pictures that the page shows, for hydration. */
  pictures: Record<string, PictureRow>;
};

export type PageContextValue = {
  state: PageState;
  sink?: PageSink;
  /** The pictures known without loading: all on the server, the page's own in the browser. */
  pictures: Readonly<Record<string, PictureRow>>;
  /** Label of each path of the route table (D07: never made from a slug). */
  labels: ReadonlyMap<string, string>;
};

const PageContext = createContext<PageContextValue | undefined>(undefined);
export const PageContextProvider = PageContext.Provider;

/** The page's context; throws outside of the provider. */
export function usePage(): PageContextValue {
  const value = useContext(PageContext);
  if (!value) throw new Error('usePage is called outside of PageContextProvider');
  return value;
}

/**
 * The crumbs of the current path, Home first: one for each leading part that is a page.
 * `label` names the last one where the route table can't know it.
 */
export function useCrumbs(label?: string): Crumb[] {
  const { labels } = usePage();
  const { pathname } = useLocation();
  const parts = pathname.split('/').filter(Boolean);
  const candidates = ['/', ...parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)];
  return candidates.flatMap((path) => {
    const known = path === pathname ? (label ?? labels.get(path)) : labels.get(path);
    return known ? [{ label: known, path }] : [];
  });
}

/** Sets the HTTP status of the page on the server; does nothing in the browser. */
export function Status({ code }: { code: number }): null {
  const { sink } = usePage();
  if (sink) sink.status = code;
  return null;
}
