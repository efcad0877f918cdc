import { graphIds } from '../../components/graph-ids.ts';
import type { GraphNode } from '../../components/structured-data.ts';
import type { Service } from '../../content/services/types.ts';
import { paths } from '../../paths.ts';

/** R013: the Service node of a page. Packages carry no prices and no claims (D19). */
export function serviceNode(service: Service, origin: string): GraphNode {
  const url = origin + paths.service(service.slug);
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: service.title,
    serviceType: service.label,
    description: service.lead,
    url,
    mainEntityOfPage: { '@id': `${url}#page` },
    provider: { '@id': graphIds(origin).business },
    areaServed: [
      { '@type': 'City', name: 'Toronto' },
      { '@type': 'AdministrativeArea', name: 'Greater Toronto Area' },
    ],
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: `${service.title}: ${service.packages.heading}`,
      itemListElement: service.packages.items.map(({ title, description }) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: title, description },
      })),
    },
  };
}
