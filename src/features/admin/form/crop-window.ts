export type Point = { x: number; y: number };

/**
 * The `object-position` that shows a picture of `width` × `height` in a box of this ratio as the server cuts it:
 * around the point, never over the edge.
 */
export function cropPosition({ width, height }: { width: number; height: number }, ratio: number, point: Point): string {
  const pieceWidth = Math.min(width, height * ratio);
  const pieceHeight = Math.min(height, width / ratio);
  return `${share(point.x, width, pieceWidth)}% ${share(point.y, height, pieceHeight)}%`;
}

/** A point moved by steps of a hundredth, kept inside of the picture. */
export function nudge({ x, y }: Point, stepsRight: number, stepsDown: number): Point {
  return { x: hundredth(x + stepsRight / 100), y: hundredth(y + stepsDown / 100) };
}

/** Rounded to a hundredth, from 0 to 1. */
export function hundredth(value: number): number {
  return Math.min(1, Math.max(0, Math.round(value * 100) / 100));
}

function share(centre: number, whole: number, piece: number): number {
  const room = whole - piece;
  if (room < 1) return 50;
  const offset = Math.min(Math.max(centre * whole - piece / 2, 0), room);
  return Math.round((offset / room) * 1000) / 10;
}
