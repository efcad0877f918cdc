import { Link } from 'react-router-dom';
import { priorityAt } from '../../components/picture-priority.ts';
import { Picture } from '../../components/picture.tsx';
import { viewerWords } from '../../content/viewer.ts';
import type { PublicItem } from '../../shared/portfolio.ts';
import { caption, h4 } from '../../styles/type.css.ts';
import * as styles from './item-neighbours.css.ts';

/** The pictures that hang beside this one; nothing when it hangs alone. */
export function ItemNeighbours({ previous, next, picturesBefore }: { previous?: PublicItem; next?: PublicItem; picturesBefore: number }) {
  if (!previous && !next) return null;
  return (
    <nav className={styles.neighbours} aria-label="Previous and next">
      {previous ? <Neighbour item={previous} rel="prev" place={picturesBefore} /> : <span />}
      {next && <Neighbour item={next} rel="next" place={picturesBefore + (previous ? 1 : 0)} />}
    </nav>
  );
}

/** `place` among the page's pictures, from 0 (R307). */
function Neighbour({ item, rel, place }: { item: PublicItem; rel: 'prev' | 'next'; place: number }) {
  return (
    <Link className={styles.neighbour[rel]} to={item.href} rel={rel}>
      <span className={styles.picture}>
        <Picture picture={item.picture} ratio="3:2" sizes="(max-width: 767px) 40vw, 200px" alt="" priority={priorityAt(place)} />
      </span>
      <span className={styles.words}>
        <span className={`${caption} ${styles.direction}`}>{rel === 'prev' ? viewerWords.previous : viewerWords.next}</span>
        <span className={h4}>{item.title}</span>
      </span>
    </Link>
  );
}
