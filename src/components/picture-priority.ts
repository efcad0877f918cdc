/** R307: how a page's picture loads by its place, from 0: the first three at once, the first two before others. */
export function priorityAt(place: number): 'high' | 'eager' | 'lazy' {
  if (place < 2) return 'high';
  return place < 3 ? 'eager' : 'lazy';
}
