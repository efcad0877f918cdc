import { useApi } from '../../api/use-api.ts';
import { GalleryRows, type GalleryItem } from '../../components/gallery/gallery-rows.tsx';
import { lengthOf } from '../../components/media-viewer/film-length.ts';
import { Hero, type HeroProps } from '../../components/hero.tsx';
import { imageNode, videoNode } from '../../components/media-objects.ts';
import { usePage } from '../../components/page-context.tsx';
import { Seo } from '../../components/seo.tsx';
import { graphIds } from '../../components/graph-ids.ts';
import type { GraphNode } from '../../components/structured-data.ts';
import { familyByPortfolioSlug, type PortfolioSlug } from '../../content/catalog.ts';
import type { PortfolioPage } from '../../content/portfolio/pages.ts';
import { viewerWords } from '../../content/viewer.ts';
import { paths } from '../../paths.ts';
import type { PublicItem } from '../../shared/portfolio.ts';
import { showcaseUrls } from '../../shared/showcase.ts';
import { container, ground, visuallyHidden } from '../../styles/layout.css.ts';
import { h2 } from '../../styles/type.css.ts';
import * as styles from './category-page.css.ts';
import { CategoryTabs } from './category-tabs.tsx';
import { Closing } from './closing.tsx';

/** R119–R123: one template for the eight categories. The items are those of the store, in its order. */
export function CategoryPage({ slug, page }: { slug: PortfolioSlug; page: PortfolioPage }) {
  const items = useApi<{ items: PublicItem[] } | null>(showcaseUrls.list(slug))?.items ?? [];
  const { origin } = usePage().state;
  const { hero, seo, grid, chips, closing } = page;
  return (
    <div className={ground.night} data-ground="dark">
      <Seo {...seo} picture={hero.picture} graph={collectionNodes(origin, slug, grid.title, items)} />
      <Hero title={hero.title} subtitle={hero.lead} picture={hero.picture} position={heldAt[slug]} ground="night" height={472} />
      <CategoryTabs current={slug} />
      <section className={`${container} ${styles.wall}`} aria-labelledby="showcase">
        {chips && (
          <ul className={styles.chips}>
            {chips.map((chip) => (
              <li key={chip} className={styles.chip}>
                {chip}
              </li>
            ))}
          </ul>
        )}
        <h2 id="showcase" className={chips ? `${h2} ${styles.heading}` : visuallyHidden}>
          {grid.title}
        </h2>
        {items.length > 0 ? (
          <GalleryRows items={items.map(hung)} label={grid.title} wraps={wrapping.has(slug)} addressed picturesBefore={1} />
        ) : (
          <p className={styles.empty}>{viewerWords.empty}</p>
        )}
      </section>
      <Closing {...closing} />
    </div>
  );
}

/** R246, D40. */
const wrapping: ReadonlySet<PortfolioSlug> = new Set<PortfolioSlug>(['website-design', 'brand-apparel', 'ai-services']);

/** Which part of a lead picture the hero's crop keeps. */
const heldAt: Partial<Record<PortfolioSlug, HeroProps['position']>> = { drone: 'top', 'website-design': 'top' };

/** Films are shown 16:9; rooms, details and the view from above may be cut tighter, for rhythm. */
function hung(item: PublicItem): GalleryItem {
  const own = item.picture.width / item.picture.height;
  const ratio = item.type === 'video' ? 16 / 9 : own;
  return { ...item, ratio, cut: item.type === 'image' && !item.original && (/^(interior|detail)$/i.test(item.category ?? '') || item.categorySlug === 'drone') };
}

function collectionNodes(origin: string, slug: PortfolioSlug, name: string, items: readonly PublicItem[]): GraphNode[] {
  const url = origin + paths.portfolioCategory(slug);
  const service = familyByPortfolioSlug(slug)?.service ?? slug;
  const nodes = items.map((item) => {
    const page = origin + item.href;
    return item.videoId ? videoNode(origin, page, item.picture, item, item.videoId, lengthOf(item)) : imageNode(origin, page, item.picture, item);
  });
  return [
    {
      '@type': 'CollectionPage',
      '@id': `${url}#collection`,
      url,
      name,
      isPartOf: { '@id': graphIds(origin).website },
      about: { '@type': 'Service', url: origin + paths.service(service), provider: { '@id': graphIds(origin).organization } },
      mainEntity: {
        '@type': 'ItemList',
        numberOfItems: items.length,
        itemListElement: nodes.map((node, index) => ({ '@type': 'ListItem' as const, position: index + 1, url: origin + (items[index]?.href ?? ''), item: node })),
      },
    },
  ];
}
