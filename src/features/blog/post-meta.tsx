import { dayText } from '../../components/day-text.ts';
import type { PostSummary } from '../../content/posts/types.ts';
import * as styles from './post-meta.css.ts';

/** The line above a title: category and day, with the minutes where there is no byline to carry them. */
export function PostMeta({ post, minutes = false }: { post: PostSummary; minutes?: boolean }) {
  return (
    <p className={styles.line}>
      <span className={styles.category}>{post.category}</span>
      <time dateTime={post.date}>{dayText(post.date)}</time>
      {minutes && post.readTime && <span>{readTimeText(post.readTime)}</span>}
    </p>
  );
}

/** R212: minutes, as text. */
export function readTimeText(minutes: number): string {
  return `${minutes} min read`;
}
