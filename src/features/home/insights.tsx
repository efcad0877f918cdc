import { dayText } from '../../components/day-text.ts';
import { LearnMore } from '../../components/learn-more.tsx';
import { Picture } from '../../components/picture.tsx';
import { home } from '../../content/home.ts';
import { postSummaries } from '../../content/posts/summaries.ts';
import { paths } from '../../paths.ts';
import { container, section } from '../../styles/layout.css.ts';
import { caption, h3 } from '../../styles/type.css.ts';
import * as styles from './insights.css.ts';
import { SectionHead } from './section-head.tsx';

/** R061: the newest posts as index rows, picture at the right. */
export function Insights() {
  const { heading, all, more, count } = home.insights;
  return (
    <section className={`${container} ${section}`} aria-labelledby="insights-heading">
      <SectionHead id="insights-heading" heading={heading} link={all} />
      <ul className={styles.list}>
        {postSummaries.slice(0, count).map((post) => (
          <li key={post.slug} className={styles.row} data-rise="0">
            <div className={styles.picture}>
              <Picture picture={post.image} ratio="3:2" sizes="(max-width: 767px) 100vw, (max-width: 1440px) 29vw, 416px" />
            </div>
            <p className={`${caption} ${styles.meta}`}>
              <span className={styles.category}>{post.category}</span> <time dateTime={post.date}>{dayText(post.date)}</time>{' '}
              {post.readTime !== undefined && <span>{post.readTime} min read</span>}
            </p>
            <div className={styles.words}>
              <h3 className={h3}>{post.title}</h3>
              <p className={styles.excerpt}>{post.excerpt}</p>
              <LearnMore href={paths.post(post.slug)} text={more} about={post.title} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
