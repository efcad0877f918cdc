/** R307: how a page's picture loads by its place, from 0: the first three at once, the first two before others. */
export function priorityAt(place: number): 'high' | 'eager' | 'lazy' {
  if (place < 2) return 'high';
  return place < 3 ? 'eager' : 'lazy';
}

/**
 * What a landscape picture asks for on a phone that it fills from edge to edge, when it stands below the first screen
 * or shares its place with another: on 390 px with two dots each it comes 640 px wide instead of 960, half the bytes.
 * A phone loads pictures 1250 px ahead, and all that it loads before scrolling may weigh 350 kB.
 */
export const phoneWidthBelow = '82vw';
