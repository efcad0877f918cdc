import type { PostSummary } from './types.ts';

/** R332, D56: two other posts, those of the same category first, then the first others in the given order. */
export function relatedPosts(slug: string, summaries: readonly PostSummary[]): readonly PostSummary[] {
  const category = summaries.find((post) => post.slug === slug)?.category;
  const others = summaries.filter((post) => post.slug !== slug);
  const same = others.filter((post) => post.category === category);
  const rest = others.filter((post) => post.category !== category);
  return [...same, ...rest].slice(0, relatedCount);
}

const relatedCount = 2;
