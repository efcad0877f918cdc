import { Link } from 'react-router-dom';
import { useApi } from '../../api/use-api.ts';
import { ClosingStrip } from '../../components/closing-strip.tsx';
import { Hero } from '../../components/hero.tsx';
import { usePage } from '../../components/page-context.tsx';
import { phoneWidthBelow } from '../../components/picture-priority.ts';
import { Picture, type PictureProps } from '../../components/picture.tsx';
import { Seo } from '../../components/seo.tsx';
import { graphIds } from '../../components/graph-ids.ts';
import type { GraphNode } from '../../components/structured-data.ts';
import { projectsPage } from '../../content/projects/page.ts';
import { paths } from '../../paths.ts';
import { cardsUrl, type PublicCard } from '../../shared/cards.ts';
import { container } from '../../styles/layout.css.ts';
import { h3, quiet } from '../../styles/type.css.ts';
import * as styles from './projects-page.css.ts';

type Place = { place: keyof typeof styles.place; ratio: NonNullable<PictureProps['ratio']>; sizes: string };
/** Rows of 8 + 4, 5 + 7, 12, and 6 + 3 + 3 columns; the first bleeds to the left edge. */
const places: readonly Place[] = [
  { place: 'bleed', ratio: '3:2', sizes: '(max-width: 767px) 100vw, 65vw' },
  { place: 'four', ratio: '4:5', sizes: '(max-width: 767px) 100vw, 30vw' },
  { place: 'five', ratio: '3:2', sizes: `(max-width: 767px) ${phoneWidthBelow}, 38vw` },
  { place: 'seven', ratio: '3:2', sizes: `(max-width: 767px) ${phoneWidthBelow}, 53vw` },
  { place: 'all', ratio: '16:9', sizes: `(max-width: 767px) ${phoneWidthBelow}, 91vw` },
  { place: 'six', ratio: '3:2', sizes: `(max-width: 767px) ${phoneWidthBelow}, 45vw` },
  { place: 'three', ratio: '4:5', sizes: '(max-width: 767px) 100vw, 22vw' },
  { place: 'three', ratio: '4:5', sizes: '(max-width: 767px) 100vw, 22vw' },
];

/** R125–R127: the grid of eight. */
export function ProjectsPage() {
  const { seo, hero, closing } = projectsPage;
  const { origin } = usePage().state;
  const { items } = useApi<{ items: readonly PublicCard[] }>(cardsUrl('projects'));
  return (
    <>
      <Seo {...seo} picture={hero.picture} graph={listNodes(origin, items)} />
      <Hero title={hero.title} subtitle={hero.lead} picture={hero.picture ?? 'townhouse-exterior-dusk'} crumbs={false} />
      <ul className={`${container} ${styles.wall}`}>
        {items.map((card, index) => {
          const { place, ratio, sizes } = places[index % places.length] ?? { place: 'six', ratio: '3:2', sizes: '100vw' };
          return (
            <li key={card.id} className={`${styles.item} ${styles.place[place]}`} data-rise={index % 2}>
              <Link className={styles.card} to={paths.project(card.ref ?? card.id)}>
                <span className={place === 'bleed' ? styles.toTheEdge : styles.frame}>
                  <Picture picture={card.picture} ratio={ratio} phoneRatio={ratio === '16:9' ? '3:2' : undefined} sizes={sizes} alt="" priority={index === 0 ? 'high' : index === 1 ? 'eager' : 'lazy'} />
                </span>
                <div>
                  <h2 className={`${h3} ${styles.title}`}>{card.title}</h2>
                  <p className={quiet}>
                    {card.location?.split(',')[0]}. {card.specs}
                  </p>
                </div>
              </Link>
            </li>
          );
        })}
      </ul>
      <ClosingStrip heading={closing.heading} action={closing.contact} />
    </>
  );
}

function listNodes(origin: string, cards: readonly PublicCard[]): GraphNode[] {
  const url = origin + paths.projects;
  return [
    {
      '@type': 'CollectionPage',
      '@id': `${url}#collection`,
      url,
      name: projectsPage.hero.title,
      isPartOf: { '@id': graphIds(origin).website },
      mainEntity: {
        '@type': 'ItemList',
        numberOfItems: cards.length,
        itemListElement: cards.map((card, index) => ({ '@type': 'ListItem' as const, position: index + 1, name: card.title, url: origin + paths.project(card.ref ?? card.id) })),
      },
    },
  ];
}
