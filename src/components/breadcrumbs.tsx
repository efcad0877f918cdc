import { Link } from 'react-router-dom';
import * as styles from './breadcrumbs.css.ts';
import { useCrumbs } from './page-context.tsx';

/** The visible trail; the same crumbs stand in the structured data (R014). */
export function Breadcrumbs({ label }: { label?: string }) {
  const crumbs = useCrumbs(label);
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.list}>
        {crumbs.map((crumb, index) => (
          <li key={crumb.path} className={styles.crumb}>
            {index < crumbs.length - 1 ? (
              <Link className={styles.link} to={crumb.path}>
                {crumb.label}
              </Link>
            ) : (
              <span aria-current="page">{crumb.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
