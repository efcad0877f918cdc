import { Link } from 'react-router-dom';
import { Hero } from '../../components/hero.tsx';
import { usePage } from '../../components/page-context.tsx';
import { Picture } from '../../components/picture.tsx';
import { PlayMark } from '../../components/play-mark.tsx';
import { Seo } from '../../components/seo.tsx';
import { graphIds } from '../../components/graph-ids.ts';
import type { GraphNode } from '../../components/structured-data.ts';
import type { PortfolioSlug } from '../../content/catalog.ts';
import { portfolioHub } from '../../content/portfolio/hub.ts';
import { paths } from '../../paths.ts';
import { container, ground } from '../../styles/layout.css.ts';
import { h3, quietNight } from '../../styles/type.css.ts';
import { Closing } from './closing.tsx';
import { Flagships } from './flagships.tsx';
import * as styles from './hub-page.css.ts';

type Hanging = { columns: keyof typeof styles.columns; ratio: '3:2' | '4:3' | '4:5' | '2:1'; width: string };
/** Each medium in its own format. */
const hangings: Record<PortfolioSlug, Hanging> = {
  photography: { columns: 8, ratio: '3:2', width: '60vw' },
  video: { columns: 4, ratio: '4:5', width: '30vw' },
  drone: { columns: 4, ratio: '4:5', width: '30vw' },
  matterport: { columns: 8, ratio: '2:1', width: '60vw' },
  'ai-services': { columns: 6, ratio: '3:2', width: '45vw' },
  editing: { columns: 6, ratio: '3:2', width: '45vw' },
  'website-design': { columns: 7, ratio: '3:2', width: '52vw' },
  'brand-apparel': { columns: 5, ratio: '4:3', width: '37vw' },
};

/** R116–R118: eight rooms, four flagship projects, one way on. */
export function HubPage() {
  const { seo, hero, cards, flagships, closing } = portfolioHub;
  const { origin } = usePage().state;
  return (
    <div className={ground.night} data-ground="dark">
      <Seo {...seo} picture={hero.picture} graph={hubNodes(origin)} />
      <Hero title={hero.title} subtitle={hero.lead} picture={hero.picture ?? 'condo-living-dusk'} ground="night" height={472} />
      <ul className={`${container} ${styles.rooms}`}>
        {cards.map(({ slug, title, href, picture, line }, index) => {
          const { columns, ratio, width } = hangings[slug];
          return (
            <li key={slug} className={`${styles.place} ${styles.columns[columns]}`} data-rise={index % 2}>
              <Link className={styles.room} to={href}>
                <span className={styles.frame}>
                  <Picture picture={picture} ratio={ratio} phoneRatio={ratio === '3:2' ? '3:2' : undefined} sizes={`(max-width: 767px) 100vw, ${width}`} alt="" priority={index === 0 ? 'high' : index === 1 ? 'eager' : 'lazy'} />
                  {slug === 'video' && <PlayMark />}
                </span>
                <div>
                  <h2 className={`${h3} ${styles.title}`}>{title}</h2>
                  <p className={quietNight}>{line}</p>
                </div>
              </Link>
            </li>
          );
        })}
      </ul>
      <div className={ground.dusk} data-dusk>
        <Flagships {...flagships} />
        <Closing heading={closing.heading} contact={closing.action} />
      </div>
    </div>
  );
}

function hubNodes(origin: string): GraphNode[] {
  const url = origin + paths.portfolio;
  return [
    {
      '@type': 'CollectionPage',
      '@id': `${url}#collection`,
      url,
      name: portfolioHub.hero.title,
      isPartOf: { '@id': graphIds(origin).website },
      mainEntity: {
        '@type': 'ItemList',
        numberOfItems: portfolioHub.cards.length,
        itemListElement: portfolioHub.cards.map(({ title, href }, index) => ({ '@type': 'ListItem' as const, position: index + 1, name: title, url: origin + href })),
      },
    },
  ];
}
