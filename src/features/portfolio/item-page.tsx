import type { ComponentType } from 'react';
import { useParams } from 'react-router-dom';
import { useApi } from '../../api/use-api.ts';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { lengthOf } from '../../components/media-viewer/film-length.ts';
import { imageNode, videoNode } from '../../components/media-objects.ts';
import { ItemFacts } from '../../components/media-viewer/item-facts.tsx';
import { usePage } from '../../components/page-context.tsx';
import { Seo } from '../../components/seo.tsx';
import { familyByPortfolioSlug } from '../../content/catalog.ts';
import { portfolioPages } from '../../content/portfolio/pages.ts';
import { site } from '../../content/site.ts';
import { viewerWords } from '../../content/viewer.ts';
import type { PublicItem, PublicItemPage } from '../../shared/portfolio.ts';
import { showcaseUrls } from '../../shared/showcase.ts';
import { container, ground } from '../../styles/layout.css.ts';
import { caption, h1, lead } from '../../styles/type.css.ts';
import { Closing } from './closing.tsx';
import { ItemNeighbours } from './item-neighbours.tsx';
import * as styles from './item-page.css.ts';
import { ItemPicture } from './item-picture.tsx';

/** One item of the store on a page of its own: what a crawler, a reload and a shared link get instead of the viewer. */
export function ItemPage({ NotFound }: { NotFound: ComponentType }) {
  const { category = '', slug = '' } = useParams();
  const { origin } = usePage().state;
  const found = useApi<PublicItemPage | null>(showcaseUrls.item(category, slug));
  const family = familyByPortfolioSlug(category);
  if (!found || !family) {
    return (
      <div className={styles.missing}>
        <NotFound />
      </div>
    );
  }
  const { item, previous, next, number, total } = found;
  return (
    <article className={`${ground.night} ${styles.page}`} data-ground="dark">
      <Seo {...seoOf(item, family.portfolioLabel)} picture={item.picture.base} label={item.title} graph={nodesOf(origin, item)} />
      <div className={container}>
        <div className={styles.top}>
          <Breadcrumbs label={item.title} />
          <p className={caption}>{viewerWords.counter(number, total)}</p>
        </div>
        <ItemPicture key={item.id} item={item} length={lengthOf(item)} />
        <div className={styles.text}>
          <div>
            <h1 className={h1}>{item.title}</h1>
            <p className={`${lead} ${styles.description}`}>{item.description}</p>
          </div>
          <ItemFacts item={item} />
        </div>
        <ItemNeighbours previous={previous} next={next} picturesBefore={item.original && item.type === 'image' ? 2 : 1} />
      </div>
      <Closing {...portfolioPages[family.portfolio].closing} />
    </article>
  );
}

function seoOf({ title, description, specs, light }: PublicItem, label: string) {
  // The category stays where the company's name doesn't fit: projects and rooms share names.
  const named = `${title}, ${label}`;
  const full = `${named} | ${site.name}`;
  return {
    title: clipped(full.length <= 60 ? full : named, 60),
    description: clipped([description, specs, light].filter(Boolean).join(' '), 160),
    cardTitle: title,
  };
}

/** At most `length` characters, whole words. */
function clipped(text: string, length: number): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  return flat.length <= length ? flat : `${flat.slice(0, length).replace(/\s\S*$/, '')}…`.slice(0, length);
}

function nodesOf(origin: string, item: PublicItem) {
  const page = origin + item.href;
  const image = imageNode(origin, page, item.picture, item);
  return item.videoId ? [image, videoNode(origin, page, item.picture, item, item.videoId, lengthOf(item))] : [image];
}
