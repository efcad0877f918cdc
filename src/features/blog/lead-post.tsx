import { Picture } from '../../components/picture.tsx';
import type { PostSummary } from '../../content/posts/types.ts';
import { container, grid } from '../../styles/layout.css.ts';
import * as styles from './lead-post.css.ts';
import { PostWords } from './post-words.tsx';

/** The first post of the list: its picture runs to the left edge of the screen. */
export function LeadPost({ post }: { post: PostSummary }) {
  return (
    <article className={`${container} ${grid} ${styles.lead}`}>
      <div className={styles.picture}>
        <Picture picture={post.image} ratio="3:2" priority="high" sizes="(max-width: 767px) 100vw, 65vw" />
      </div>
      <div className={styles.words}>
        <PostWords post={post} large />
      </div>
    </article>
  );
}
