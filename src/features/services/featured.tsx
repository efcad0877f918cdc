import { useApi } from '../../api/use-api.ts';
import { button } from '../../components/button.css.ts';
import { useViewer } from '../../components/media-viewer/use-viewer.tsx';
import { SmartLink } from '../../components/smart-link.tsx';
import type { Service } from '../../content/services/types.ts';
import type { PublicItem } from '../../shared/portfolio.ts';
import { container } from '../../styles/layout.css.ts';
import { h2 } from '../../styles/type.css.ts';
import { featuredAddress } from './featured-address.ts';
import { FeaturedCard } from './featured-card.tsx';
import { featuredRows } from './featured-rows.ts';
import * as styles from './featured.css.ts';

/** R082, R083, R095: pictures on night, each a link to its own page that opens the viewer instead. */
export function Featured({ service }: { service: Service }) {
  const { heading, wraps, portfolioHref } = service.featured;
  const items = useApi<{ items: PublicItem[] } | null>(featuredAddress(service.slug))?.items ?? [];
  const viewer = useViewer(items, { wraps });
  return (
    <section className={styles.section} data-ground="dark" aria-labelledby="featured">
      <div className={container}>
        <header className={styles.header}>
          <h2 id="featured" className={h2}>
            {heading}
          </h2>
          <SmartLink className={button.whiteEdge} href={portfolioHref}>
            View Full Portfolio
          </SmartLink>
        </header>
        {featuredRows(items.length).map(({ layout, cells }) => (
          <ul key={cells[0]} className={`${styles.row} ${styles.layout[layout]}`}>
            {cells.map((index, place) => {
              const item = items[index];
              return item && <FeaturedCard key={item.id} item={item} index={index} layout={layout} place={place} handlers={viewer.card(index)} />;
            })}
          </ul>
        ))}
      </div>
      {viewer.element}
    </section>
  );
}
