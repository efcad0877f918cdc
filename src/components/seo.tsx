import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { site } from '../content/site.ts';
import { useCrumbs, usePage } from './page-context.tsx';
import type { GraphNode } from './structured-data.ts';

export type SeoProps = {
  /** At most 60 characters, unique in the site. */
  title: string;
  /** At most 160 characters, unique in the site. */
  description: string;
  /** Title on the social card; the page title without the company's name when absent. */
  cardTitle?: string;
  /** Name or base URL of the picture on the social card. */
  picture?: string;
  /** Label of the last crumb, where the route table can't know it (posts, projects, items). */
  label?: string;
  type?: 'website' | 'article';
  noindex?: boolean;
  /** Further nodes of the page's one `@graph`. */
  graph?: GraphNode[];
};

/**
 * Title, meta, Open Graph and JSON-LD of a page. React moves the tags into the head. One a page, none in layouts:
 * nothing removes duplicates.
 */
export function Seo({ title, description, cardTitle, picture = 'lakeside-house-twilight', label, type = 'website', noindex = false, graph = [] }: SeoProps) {
  const { state, sink } = usePage();
  const crumbs = useCrumbs(label);
  const { pathname } = useLocation();
  const url = state.origin + pathname;
  const card = cardTitle ?? title.replace(` | ${site.name}`, '');
  const image = `${state.origin}/og${pathname === '/' ? '/index' : pathname}.jpg`;
  const data = { origin: state.origin, url, title, description, crumbs, image, nodes: noindex ? undefined : graph };
  if (sink) {
    sink.structuredData = data;
    sink.social = { title: card, picture };
  }
  useEffect(() => {
    // The server's page has its own; after a navigation the graph's builder is loaded, once.
    if (document.getElementById('structured-data')?.dataset['page'] === url) return;
    void import('./structured-data.ts').then(({ showStructuredData }) => showStructuredData(data));
  });
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      <meta name="robots" content={noindex ? 'noindex, follow' : 'index, follow, max-image-preview:large'} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content="en_CA" />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={card} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={card} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={card} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={image} />
    </>
  );
}
