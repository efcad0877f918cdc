/** Tours of our own. Their pages are the only ones of this site that may stand in a frame. */
export const tourNames = ['lakeside-living-room', 'farmhouse-kitchen', 'condo-living'] as const;
export type TourName = (typeof tourNames)[number];

/** The tour at exactly this path, e.g. `/tours/farmhouse-kitchen`; undefined for any other text. */
export function tourAt(path: string): TourName | undefined {
  return tourNames.find((name) => path === `/tours/${name}`);
}
