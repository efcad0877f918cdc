/** `stack`: a large picture and two over each other; `stackLeft` is its mirror; `narrowWide` is 5 + 7 columns, `wideNarrow` 7 + 5. */
export type RowLayout = 'stack' | 'stackLeft' | 'narrowWide' | 'wideNarrow' | 'single';
export type FeaturedRow = { layout: RowLayout; cells: readonly number[] };

/** The rows for so many items, cells as their indexes: five and six as drawn, fewer when staff have taken some away. */
export function featuredRows(count: number): readonly FeaturedRow[] {
  if (count >= 6) return [stack(0), { layout: 'stackLeft', cells: [3, 4, 5] }];
  if (count === 5) return [stack(0), pair('narrowWide', 3)];
  if (count === 4) return [pair('wideNarrow', 0), pair('narrowWide', 2)];
  if (count === 3) return [stack(0)];
  if (count === 2) return [pair('narrowWide', 0)];
  return count === 1 ? [{ layout: 'single', cells: [0] }] : [];
}

const stack = (from: number): FeaturedRow => ({ layout: 'stack', cells: [from, from + 1, from + 2] });
const pair = (layout: RowLayout, from: number): FeaturedRow => ({ layout, cells: [from, from + 1] });
