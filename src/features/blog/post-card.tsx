import { Picture } from '../../components/picture.tsx';
import type { PostSummary } from '../../content/posts/types.ts';
import { bleedOnPhone } from '../../styles/layout.css.ts';
import * as styles from './post-card.css.ts';
import { PostWords } from './post-words.tsx';

/** A post in the row below the first; one of them stands upright. */
export function PostCard({ post, place, upright }: { post: PostSummary; place: number; upright: boolean }) {
  return (
    <li data-rise={place}>
      <article className={styles.card}>
        <div className={bleedOnPhone}>
          <Picture picture={post.image} ratio={upright ? '4:5' : '3:2'} priority={place === 0 ? 'eager' : 'lazy'} sizes="(max-width: 767px) 100vw, 31vw" />
        </div>
        <PostWords post={post} />
      </article>
    </li>
  );
}
