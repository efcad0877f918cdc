import { Link } from 'react-router-dom';
import { byline } from '../../content/posts/byline.ts';
import type { PostSummary } from '../../content/posts/types.ts';
import { paths } from '../../paths.ts';
import { h3 } from '../../styles/type.css.ts';
import * as metaStyles from './post-meta.css.ts';
import { PostMeta, readTimeText } from './post-meta.tsx';
import * as styles from './post-words.css.ts';

/** R154: what a card says of a post. The title's link covers the whole card, whose element is positioned. */
export function PostWords({ post, large = false }: { post: PostSummary; large?: boolean }) {
  return (
    <div className={styles.words}>
      <PostMeta post={post} />
      <h2 className={large ? styles.large : h3}>
        <Link className={styles.link} to={paths.post(post.slug)}>
          {post.title}
        </Link>
      </h2>
      <p className={styles.excerpt}>{post.excerpt}</p>
      <p className={metaStyles.line}>
        <span>{byline(post)}</span>
        {post.readTime && <span>{readTimeText(post.readTime)}</span>}
      </p>
    </div>
  );
}
