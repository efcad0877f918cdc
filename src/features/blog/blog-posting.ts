import { graphIds } from '../../components/graph-ids.ts';
import type { GraphNode } from '../../components/structured-data.ts';
import { blog } from '../../content/blog.ts';
import { site } from '../../content/site.ts';
import type { Post } from '../../content/posts/types.ts';
import { paths } from '../../paths.ts';

/** The post's node in the page's structured data. */
export function blogPosting(post: Post, origin: string): GraphNode {
  const url = origin + paths.post(post.slug);
  const ids = graphIds(origin);
  const { name, role } = post.author ?? site.founder;
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#post`,
    headline: post.title,
    description: post.excerpt,
    url,
    image: `${origin}/og${paths.post(post.slug)}.jpg`,
    datePublished: post.date,
    author: { '@type': 'Person', name, jobTitle: role, worksFor: { '@id': ids.organization } },
    publisher: { '@id': ids.organization },
    mainEntityOfPage: { '@id': `${url}#page` },
    isPartOf: { '@id': ids.website },
    articleSection: post.category,
    keywords: [...blog.post.tags],
    inLanguage: 'en-CA',
    ...(post.readTime ? { timeRequired: `PT${post.readTime}M` } : {}),
  };
}
