import type { Graph, Thing } from 'schema-dts';
import { site } from '../content/site.ts';
import { graphIds } from './graph-ids.ts';
import type { Crumb } from './page-context.tsx';

export type GraphNode = Thing & object;
/** What a page says of itself; without `nodes` it has no structured data. */
export type PageData = { origin: string; url: string; title: string; description: string; crumbs: Crumb[]; image: string; nodes: GraphNode[] | undefined };

/** The text of the page's JSON-LD script, escaped so that nothing in it ends the script; empty for pages without. */
export function structuredDataText(page: PageData): string {
  return page.nodes ? JSON.stringify(pageGraph({ ...page, nodes: page.nodes })).replace(/</g, '\\u003c') : '';
}

/** Puts a page's structured data in the place of the last page's, in the browser. */
export function showStructuredData(page: PageData): void {
  const element = document.getElementById('structured-data');
  if (!element) return;
  element.textContent = structuredDataText(page);
  element.dataset['page'] = page.url;
}


/**
 * The page's one JSON-LD graph: company, site, page and breadcrumbs, linked by ids, and the page's own nodes.
 * No ratings and no performance claims (D03, D19, D32).
 */
function pageGraph({ origin, url, title, description, crumbs, image, nodes }: PageData & { nodes: GraphNode[] }): Graph {
  const ids = graphIds(origin);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      ...companyNodes(origin),
      {
        '@type': 'WebPage',
        '@id': `${url}#page`,
        url,
        name: title,
        description,
        inLanguage: 'en-CA',
        isPartOf: { '@id': ids.website },
        about: { '@id': ids.organization },
        primaryImageOfPage: { '@type': 'ImageObject', url: image, width: { '@type': 'QuantitativeValue', value: 1200 }, height: { '@type': 'QuantitativeValue', value: 630 } },
        breadcrumb: { '@id': `${url}#breadcrumb` },
      },
      {
        '@type': 'BreadcrumbList',
        '@id': `${url}#breadcrumb`,
        itemListElement: crumbs.map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, name: crumb.label, item: origin + crumb.path })),
      },
      ...nodes,
    ],
  };
}

function companyNodes(origin: string): GraphNode[] {
  const ids = graphIds(origin);
  const offer = (name: string, slug: string) => ({ '@type': 'Offer' as const, itemOffered: { '@type': 'Service' as const, name, url: `${origin}/services/${slug}` } });
  return [
    {
      '@type': 'Organization',
      '@id': ids.organization,
      name: site.name,
      legalName: site.legalName,
      url: `${origin}/`,
      logo: { '@type': 'ImageObject', url: `${origin}/icon-512.png`, width: { '@type': 'QuantitativeValue', value: 512 }, height: { '@type': 'QuantitativeValue', value: 512 } },
      foundingDate: String(2007),
      founder: { '@type': 'Person', name: site.founder.name, jobTitle: site.founder.role },
      email: site.email,
      telephone: site.phone.href.replace('tel:', ''),
      sameAs: site.social.map((profile) => profile.href),
    },
    {
      '@type': 'LocalBusiness',
      '@id': ids.business,
      name: site.name,
      url: `${origin}/`,
      image: `${origin}/og/index.jpg`,
      parentOrganization: { '@id': ids.organization },
      telephone: site.phone.href.replace('tel:', ''),
      email: site.email,
      priceRange: site.priceRange,
      openingHours: site.structuredHours,
      address: { '@type': 'PostalAddress', streetAddress: site.address.street, addressLocality: site.address.city, addressRegion: site.address.region, postalCode: site.address.postalCode, addressCountry: site.address.country },
      geo: { '@type': 'GeoCoordinates', latitude: site.geo.latitude, longitude: site.geo.longitude },
      areaServed: { '@type': 'GeoCircle', geoMidpoint: { '@type': 'GeoCoordinates', latitude: site.geo.latitude, longitude: site.geo.longitude }, geoRadius: String(site.serviceRadius) },
      makesOffer: [offer('Photography', 'photography'), offer('Videography', 'video'), offer('Drone Photography', 'drone')],
    },
    {
      '@type': 'WebSite',
      '@id': ids.website,
      name: site.name,
      url: `${origin}/`,
      inLanguage: 'en-CA',
      publisher: { '@id': ids.organization },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${origin}/blog?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      } as GraphNode & { '@type': 'SearchAction' },
    },
  ];
}
