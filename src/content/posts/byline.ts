import { site } from '../site.ts';
import type { PostSummary } from './types.ts';

/** R154, D25: "By the founder" unless another author is set. */
export function byline(post: PostSummary): string {
  const name = post.author?.name ?? site.founder.name;
  return name === site.founder.name ? founderByline : `By ${name}`;
}

const founderByline = 'By the founder';
