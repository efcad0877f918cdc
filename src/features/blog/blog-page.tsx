import { Link, useSearchParams } from 'react-router-dom';
import { button } from '../../components/button.css.ts';
import { ContentHero } from '../../components/content-hero.tsx';
import { Seo } from '../../components/seo.tsx';
import { blog } from '../../content/blog.ts';
import { blogMessages, buttonLabels } from '../../content/messages.ts';
import { filterPosts } from '../../content/posts/filter.ts';
import { postSummaries } from '../../content/posts/summaries.ts';
import { paths } from '../../paths.ts';
import { container, visuallyHidden } from '../../styles/layout.css.ts';
import { h2, lead } from '../../styles/type.css.ts';
import * as styles from './blog-page.css.ts';
import { Filters } from './filters.tsx';
import { LeadPost } from './lead-post.tsx';
import { PostCard } from './post-card.tsx';

/** R149–R154, R255: the posts, filtered by what the address says, on the server and in the browser alike. */
export function BlogPage() {
  const [search] = useSearchParams();
  const category = search.get('category') ?? '';
  const q = search.get('q') ?? '';
  const [first, ...others] = filterPosts(postSummaries, { category, q });
  const count = first ? others.length + 1 : 0;
  return (
    <>
      <Seo {...blog.seo} picture={blog.hero.picture} noindex={q !== ''} />
      <ContentHero hero={blog.hero} crumbs={false} />
      <Filters category={category} q={q} />
      <p className={visuallyHidden} role="status">
        {count === 1 ? '1 article' : `${count} articles`}
      </p>
      {first ? (
        <div className={styles.posts}>
          <LeadPost post={first} />
          {others.length > 0 && (
            <ul className={`${container} ${styles.cards}`}>
              {others.map((post, index) => (
                <PostCard key={post.slug} post={post} place={index} upright={index === 0 && others.length > 1} />
              ))}
            </ul>
          )}
        </div>
      ) : (
        <section className={`${container} ${styles.empty}`}>
          <h2 className={h2}>{blogMessages.noArticles}</h2>
          <p className={`${lead} ${styles.emptyText}`}>{blog.empty.text}</p>
          <Link className={button.ink} to={paths.blog} state={{ keepScroll: true }}>
            {buttonLabels.resetFilters}
          </Link>
        </section>
      )}
    </>
  );
}
