import type { AdminItem, ItemType } from '../../../shared/portfolio.ts';

export type Filter = { text: string; type: ItemType | 'all' };

/** The items of that type that hold every word of the text, wherever in what staff wrote. */
export function filterItems(items: readonly AdminItem[], { text, type }: Filter): readonly AdminItem[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  if (words.length === 0 && type === 'all') return items;
  return items.filter((item) => {
    if (type !== 'all' && item.type !== type) return false;
    const content = fold([item.title, item.description, item.category, item.specs, item.light, item.draft ? 'draft' : 'published'].join(' '));
    return words.every((word) => content.includes(word));
  });
}

/** Without case and accents. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
