import { Link } from 'react-router-dom';
import { ClosingStrip } from '../../components/closing-strip.tsx';
import { Picture } from '../../components/picture.tsx';
import { Seo } from '../../components/seo.tsx';
import { usePage } from '../../components/page-context.tsx';
import { blog } from '../../content/blog.ts';
import type { Post } from '../../content/posts/types.ts';
import { container } from '../../styles/layout.css.ts';
import { caption, h1, lead } from '../../styles/type.css.ts';
import { AuthorBox } from './author-box.tsx';
import { Blocks, picturesOf } from './blocks.tsx';
import { blogPosting } from './blog-posting.ts';
import { PostMeta } from './post-meta.tsx';
import * as styles from './post-page.css.ts';
import { PostSide } from './post-side.tsx';
import { RelatedPosts } from './related-posts.tsx';
import { Share } from './share.tsx';

/** R156–R164: one post. */
export function PostPage({ post }: { post: Post }) {
  const { state } = usePage();
  const { closing } = blog.post;
  return (
    <>
      <Seo {...post.seo} cardTitle={post.title} picture={post.image} type="article" graph={[blogPosting(post, state.origin)]} />
      <article>
        <header className={`${container} ${styles.grid} ${styles.head}`}>
          <div className={styles.title}>
            <Link className={styles.back} to={blog.post.categories.href}>
              <svg width="18" height="12" viewBox="0 0 18 12" fill="none" stroke="currentColor" strokeWidth="1.4" aria-hidden="true">
                <path d="M6.5.8 1.2 6l5.3 5.2M1.2 6h16" />
              </svg>
              {blog.post.back}
            </Link>
            <h1 className={h1}>{post.title}</h1>
            <p className={`${lead} ${styles.excerpt}`}>{post.excerpt}</p>
            <div className={styles.meta}>
              <PostMeta post={post} minutes />
              <Share post={post} />
            </div>
          </div>
        </header>
        <figure>
          <div className={styles.picture}>
            <Picture picture={post.image} fill priority="high" sizes="100vw" />
          </div>
          <figcaption className={`${container} ${caption} ${styles.caption}`}>
            <span>{post.caption}</span>
            <span>{post.light}</span>
          </figcaption>
        </figure>
        <div className={`${container} ${styles.grid} ${styles.body}`}>
          <div className={styles.text}>
            <Blocks blocks={post.content} />
            <ul className={styles.tags} aria-label="Tags">
              {blog.post.tags.map((tag) => (
                <li key={tag} className={styles.tag}>
                  {tag}
                </li>
              ))}
            </ul>
            {post.author && <AuthorBox author={post.author} />}
          </div>
          <PostSide />
        </div>
      </article>
      <RelatedPosts slug={post.slug} picturesBefore={1 + picturesOf(post.content)} />
      <ClosingStrip heading={closing.heading} action={{ text: closing.action, href: closing.href }} />
    </>
  );
}
