import { Link } from 'react-router-dom';
import { link } from '../../components/button.css.ts';
import { Picture } from '../../components/picture.tsx';
import { blog } from '../../content/blog.ts';
import type { PostAuthor } from '../../content/posts/types.ts';
import { h4 } from '../../styles/type.css.ts';
import * as styles from './author-box.css.ts';

/** R160: who wrote it, with a picture or, without one, the initials. */
export function AuthorBox({ author }: { author: PostAuthor }) {
  return (
    <aside className={styles.box} aria-label="Author">
      {author.image ? (
        <Picture className={styles.portrait} picture={author.image} ratio="1:1" sizes="88px" />
      ) : (
        <span className={styles.initials} aria-hidden="true">
          {initials(author.name)}
        </span>
      )}
      <div className={styles.words}>
        <p className={h4}>{author.name}</p>
        <p className={styles.role}>{author.role}</p>
        <Link className={link} to={blog.post.author.href}>
          {blog.post.author.link}
        </Link>
      </div>
    </aside>
  );
}

function initials(name: string): string {
  return name
    .split(' ')
    .map((word) => word.charAt(0))
    .join('');
}
