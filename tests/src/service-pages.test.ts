import t from 'tap';
import { serviceNode } from '../../src/features/services/service-node.ts';
import { featuredAddress } from '../../src/features/services/featured-address.ts';
import { featuredRows } from '../../src/features/services/featured-rows.ts';
import { website } from '../../src/content/services/website.ts';

t.test('R082, R095, R330: every featured item stands in one cell, whatever their number', async (t) => {
  for (let count = 0; count <= 6; count += 1) {
    t.strictSame(featuredRows(count).flatMap(({ cells }) => cells), Array.from({ length: count }, (_, index) => index), `${count} items`);
  }
  t.strictSame(featuredRows(5).map(({ layout }) => layout), ['stack', 'narrowWide']);
});

t.test('R082, R095, D10, D11: five items of the matching category, six for editing', async (t) => {
  t.equal(featuredAddress('photography'), '/api/showcase/photography?limit=5');
  t.equal(featuredAddress('editing'), '/api/showcase/editing?limit=6');
  t.equal(featuredAddress('website'), '/api/showcase/website-design?limit=5');
  t.equal(featuredAddress('automation'), '/api/showcase/ai-services?limit=5');
  t.match(featuredAddress('floorplans'), '/api/showcase/matterport?limit=5&first=');
});

t.test('R013, D19: the Service node names provider, area and packages, and no prices', async (t) => {
  const json = JSON.stringify(serviceNode(website, 'https://example.test'));
  const node = JSON.parse(json) as { provider: unknown; areaServed: unknown[]; serviceType: string; hasOfferCatalog: { itemListElement: { itemOffered: { name: string } }[] } };
  t.strictSame(node.provider, { '@id': 'https://example.test/#business' });
  t.equal(node.serviceType, website.label);
  t.ok(node.areaServed.length > 0);
  t.strictSame(node.hasOfferCatalog.itemListElement.map(({ itemOffered }) => itemOffered.name), website.packages.items.map(({ title }) => title));
  t.notMatch(json, /\$\d|price/i);
});
