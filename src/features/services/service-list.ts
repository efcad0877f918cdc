import { usePage } from '../../components/page-context.tsx';
import type { GraphNode } from '../../components/structured-data.ts';
import { serviceCards } from '../../content/services/cards.ts';

/** The eight services as an ItemList, for the structured data of both overviews. */
export function useServiceList(): GraphNode[] {
  const { origin } = usePage().state;
  return [
    {
      '@type': 'ItemList',
      name: 'Services',
      numberOfItems: serviceCards.length,
      itemListElement: serviceCards.map(({ title, href }, index) => ({ '@type': 'ListItem', position: index + 1, name: title, url: origin + href })),
    },
  ];
}
