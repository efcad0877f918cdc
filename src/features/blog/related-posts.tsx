import { Link } from 'react-router-dom';
import { priorityAt } from '../../components/picture-priority.ts';
import { Picture } from '../../components/picture.tsx';
import { blog } from '../../content/blog.ts';
import { relatedPosts } from '../../content/posts/related.ts';
import { postSummaries } from '../../content/posts/summaries.ts';
import { paths } from '../../paths.ts';
import { bleedOnPhone, container } from '../../styles/layout.css.ts';
import { h2, h3 } from '../../styles/type.css.ts';
import { PostMeta } from './post-meta.tsx';
import { link } from './post-words.css.ts';
import * as styles from './related-posts.css.ts';

/** R163, R332: two other posts, standing on one edge. */
export function RelatedPosts({ slug, picturesBefore }: { slug: string; picturesBefore: number }) {
  return (
    <section className={`${container} ${styles.section}`} aria-labelledby="related-posts">
      <h2 id="related-posts" className={h2}>
        {blog.post.related.heading}
      </h2>
      <ul className={styles.list}>
        {relatedPosts(slug, postSummaries).map((post, index) => (
          <li key={post.slug} className={styles.item} data-rise={index}>
            <div className={bleedOnPhone}>
              <Picture picture={post.image} priority={priorityAt(picturesBefore + index)} ratio="3:2" sizes={`(max-width: 767px) 100vw, ${index === 0 ? 52 : 37}vw`} />
            </div>
            <div className={styles.words}>
              <PostMeta post={post} />
              <h3 className={h3}>
                <Link className={link} to={paths.post(post.slug)}>
                  {post.title}
                </Link>
              </h3>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
