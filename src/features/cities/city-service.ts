import { graphIds } from '../../components/graph-ids.ts';
import type { GraphNode } from '../../components/structured-data.ts';
import type { City } from '../../content/cities/types.ts';
import { paths } from '../../paths.ts';

/** What the company does in this city; none of the page's figures goes in (D03). */
export function cityService(city: City, origin: string): GraphNode {
  const url = origin + paths.city(city.slug);
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: `Real estate media in ${city.name}`,
    description: city.lead,
    serviceType: 'Real estate photography, film, drone and 3D tours',
    url,
    provider: { '@id': graphIds(origin).business },
    areaServed: { '@type': 'City', name: city.name, containedInPlace: { '@type': 'AdministrativeArea', name: 'Ontario' } },
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: city.services.heading,
      itemListElement: city.services.cards.map((card) => ({ '@type': 'Offer', itemOffered: { '@type': 'Service', name: card.title, url: origin + card.href } })),
    },
  };
}
