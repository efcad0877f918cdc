/** Ratios that frames come in; a frame takes the one closest to its picture. */
export const frameRatios = { '9:16': 9 / 16, '2:3': 2 / 3, '4:5': 4 / 5, '1:1': 1, '4:3': 4 / 3, '3:2': 3 / 2, '16:10': 16 / 10, '16:9': 16 / 9, '2:1': 2 } as const;
export type FrameRatio = keyof typeof frameRatios;

export type Arrangeable = {
  /** Width / height of the picture. */
  ratio: number;
  /** True when a tighter frame cuts nothing that matters: rooms and details, never roofs, plans or screens. */
  cut?: boolean;
};
export type Tile = {
  index: number;
  frame: FrameRatio;
  /** Share of the row's width, 0 to 1. */
  share: number;
  /** Stands beside the row's other narrow picture on a phone. */
  pair: boolean;
  /** A narrow picture with a row of its own: half the width, not a tower. */
  alone: boolean;
};

/** Pictures in a row, in turn: the rhythm of the wall. */
const rhythm = [2, 1, 3, 2, 2, 1, 3];

/** Justified rows: each of one height and filled to its end, the last one too. Keeps the order. */
export function arrangeRows(pictures: readonly Arrangeable[]): Tile[][] {
  let start = 0;
  return rowSizes(pictures).map((size) => {
    const row = pictures.slice(start, start + size);
    const frames = framesOf(row);
    const sum = frames.reduce((total, frame) => total + frameRatios[frame], 0);
    const paired = frames.filter(isNarrow).length === 2;
    const tiles = frames.map((frame, place) => ({
      index: start + place,
      frame,
      share: frameRatios[frame] / sum,
      pair: paired && isNarrow(frame),
      alone: size === 1 && isNarrow(frame),
    }));
    start += size;
    return tiles;
  });
}

/** The frame closest to a ratio. */
export function nearestFrame(ratio: number): FrameRatio {
  const distance = (frame: FrameRatio) => Math.abs(Math.log(frameRatios[frame] / ratio));
  return (Object.keys(frameRatios) as FrameRatio[]).reduce((best, frame) => (distance(frame) < distance(best) ? frame : best), '3:2');
}

function rowSizes(pictures: readonly Arrangeable[]): number[] {
  const sizes: number[] = [];
  for (let start = 0; start < pictures.length; start += sizes.at(-1) ?? 1) {
    const planned = rhythm[sizes.length % rhythm.length] ?? 2;
    const narrow = (pictures[start]?.ratio ?? 1) < 1.2;
    sizes.push(Math.min(planned === 1 && narrow ? 2 : planned, pictures.length - start));
  }
  const [before, last] = sizes.slice(-2);
  const lastNarrow = (pictures.at(-1)?.ratio ?? 2) < 1.2;
  // Two whole-width pictures in a row, or a lone portrait, would end the wall badly.
  if (before !== undefined && last === 1 && (before === 1 || lastNarrow)) sizes.splice(-2, 2, before + 1);
  return sizes;
}

function framesOf(row: readonly Arrangeable[]): FrameRatio[] {
  const frames = row.map(({ ratio }) => nearestFrame(ratio));
  const wide = row.flatMap(({ ratio, cut }, place) => (cut && ratio > 1.2 ? [place] : []));
  if (row.length === 1 || (row.length === 2 && frames.some(isNarrow))) return frames;
  const middle = row.length === 3 ? 1 : -1;
  const chosen = wide.filter((place) => place !== middle).slice(row.length === 3 ? 0 : -1);
  return frames.map((frame, place) => (chosen.includes(place) ? (row.length === 3 ? '4:5' : '1:1') : frame));
}

function isNarrow(frame: FrameRatio): boolean {
  return frameRatios[frame] <= 1;
}
