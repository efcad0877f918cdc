import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { families, type PortfolioSlug } from '../../content/catalog.ts';
import { paths } from '../../paths.ts';
import { container } from '../../styles/layout.css.ts';
import * as styles from './category-tabs.css.ts';

/** The menu's order. */
const order: readonly PortfolioSlug[] = ['photography', 'video', 'drone', 'matterport', 'ai-services', 'editing', 'website-design', 'brand-apparel'];
const tabs = order.flatMap((slug) => families.find(({ portfolio }) => portfolio === slug) ?? []);

/** The eight rooms, side by side; on phones one line that scrolls. */
export function CategoryTabs({ current }: { current: PortfolioSlug }) {
  const line = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const place = line.current?.querySelector<HTMLElement>('[aria-current]');
    if (line.current && place) line.current.scrollLeft = place.offsetLeft - (line.current.clientWidth - place.clientWidth) / 2;
  }, [current]);
  return (
    <nav aria-label="Portfolio categories" className={styles.nav}>
      <ul ref={line} className={`${container} ${styles.line}`}>
        {tabs.map(({ portfolio, portfolioLabel }) => (
          <li key={portfolio}>
            <Link className={styles.tab} to={paths.portfolioCategory(portfolio)} aria-current={portfolio === current ? 'page' : undefined}>
              {portfolioLabel}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
