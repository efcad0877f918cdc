/** A line in metres: x1, y1, x2, y2. The origin is the upper left corner of the house, y runs down the sheet. */
export type Line = [x1: number, y1: number, x2: number, y2: number];

/** Left, top, width, height in metres. */
export type Box = [left: number, top: number, width: number, height: number];

export type Room = {
  name: string;
  /** Centre of the label. */
  at: [x: number, y: number];
  /** Clear width and depth; printed in feet and metres. */
  size?: [width: number, depth: number];
  /** Printed smaller, for closets and the like. */
  small?: boolean;
};

export type Plan = {
  name: string;
  title: string;
  note: string;
  /** Pixels a metre on the sheet, and where the origin lies on it. */
  scale: number;
  origin: [x: number, y: number];
  floors: Box[];
  /** Paved or boarded places outside, with the distance of their lines. */
  decks: { box: Box; step: number; along: 'x' | 'y' }[];
  outer: Line[];
  inner: Line[];
  windows: Line[];
  /** Hinge, then latch; the leaf opens to the left of that direction, or to the right with `-1`. */
  doors: [...Line, side: 1 | -1][];
  /** Passages without a door. */
  gaps: Line[];
  fixtures: Box[];
  rounds: [x: number, y: number, radius: number][];
  lines: Line[];
  rooms: Room[];
  /** Direction of north in degrees clockwise from up. */
  north: number;
};
