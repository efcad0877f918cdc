import type { PostCategory, PostSummary } from './types.ts';

export type PostFilter = { category?: string; q?: string };

/**
 * R151, R152: posts of the category whose title or excerpt contains `q`, whatever the case of its letters.
 * An absent or empty value does not filter; a category that no post has gives none.
 */
export function filterPosts(summaries: readonly PostSummary[], { category, q }: PostFilter): readonly PostSummary[] {
  const needle = (q ?? '').trim().toLowerCase();
  return summaries.filter((post) => {
    if (category && post.category !== category) return false;
    return needle === '' || post.title.toLowerCase().includes(needle) || post.excerpt.toLowerCase().includes(needle);
  });
}

/** R150: each category that the posts have, once, in their order. */
export function postCategories(summaries: readonly PostSummary[]): readonly PostCategory[] {
  return [...new Set(summaries.map((post) => post.category))];
}
