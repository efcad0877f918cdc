import type { RouteEntry } from '../../components/route-entry.ts';
import { loadPost } from '../../content/posts/load.ts';
import { postHeads } from '../../content/posts/heads.ts';
import { paths } from '../../paths.ts';

/** The list, each post, and the page of posts that are not there. */
export const blogRoutes: readonly RouteEntry[] = [
  {
    path: paths.blog,
    label: 'Blog',
    modules: ['src/features/blog/blog-page.tsx'],
    load: async () => (await import('./blog-page.tsx')).BlogPage,
    search: ['category', 'q'],
    group: 'main',
    picture: 'lakeside-kitchen-dusk',
  },
  ...Object.values(postHeads).map(postRoute),
  {
    path: paths.post(':slug'),
    label: 'Post',
    modules: ['src/features/blog/post-not-found-page.tsx'],
    load: async () => (await import('./post-not-found-page.tsx')).PostNotFoundPage,
    bar: 'ink',
    indexed: false,
  },
];

function postRoute({ slug, title, image }: (typeof postHeads)[keyof typeof postHeads]): RouteEntry {
  return {
    path: paths.post(slug),
    label: title,
    modules: ['src/features/blog/post-page.tsx', `src/content/posts/${slug}.ts`],
    load: async () => {
      const [{ PostPage }, post] = await Promise.all([import('./post-page.tsx'), loadPost(slug)]);
      if (!post) throw new Error(`There is no post ${slug}`);
      return () => <PostPage post={post} />;
    },
    group: 'blog',
    picture: image,
    bar: 'ink',
  };
}
