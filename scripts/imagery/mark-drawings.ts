/** A drawn sign beside a name: an SVG path in a 100 × 100 box, stroked with `line` or, without it, filled. */
export type Sign = { path: string; line?: number };

export const signs = {
  diamond: { path: 'M50 8 92 50 50 92 8 50Z', line: 9 },
  waves: { path: 'M4 36q15-22 31 0t31 0t31 0M4 68q15-22 31 0t31 0t31 0', line: 8 },
  tree: { path: 'M50 4v94M50 8 22 36M50 8l28 28M50 40 22 68M50 40l28 28', line: 9 },
  halves: { path: 'M50 7a43 43 0 1 0 0 86a43 43 0 1 0 0-86ZM50 7v86', line: 9 },
  hexagon: { path: 'M50 6 88 28v44L50 94 12 72V28Z', line: 10 },
} satisfies Record<string, Sign>;

export type MarkPart = {
  text: string;
  /** Key of `faces`. */
  face: keyof typeof faces;
  /** Pixels; the mark is scaled as a whole afterwards. */
  size: number;
  tracking?: number;
  stretch?: number;
};

export type MarkDrawing = {
  name: string;
  /** Set one after the other on one line. */
  line: MarkPart[];
  /** A smaller line, centred below. */
  below?: MarkPart;
  sign?: keyof typeof signs;
};

const variable = (family: string, axes: string, wght: number, more: Record<string, number> = {}) => ({
  file: `@fontsource-variable/${family}/files/${family}-latin-${axes}-normal.woff2`,
  axes: { wght, ...more },
});
const fixed = (family: string, wght = 400) => ({ file: `@fontsource/${family}/files/${family}-latin-${wght}-normal.woff2` });

export const faces = {
  bodoni: variable('bodoni-moda', 'standard', 640, { opsz: 14 }),
  bodoniLight: variable('bodoni-moda', 'standard', 500, { opsz: 18 }),
  archivo: variable('archivo', 'standard', 700, { wdth: 96 }),
  archivoWide: variable('archivo', 'standard', 620, { wdth: 108 }),
  figtree: variable('figtree', 'wght', 500),
  bricolage: variable('bricolage-grotesque', 'standard', 700, { wdth: 100, opsz: 24 }),
  bricolageNarrow: variable('bricolage-grotesque', 'standard', 750, { wdth: 84, opsz: 14 }),
  caslon: fixed('libre-caslon-text'),
  frankRuhl: variable('frank-ruhl-libre', 'wght', 400),
  marcellus: fixed('marcellus'),
  besley: variable('besley', 'wght', 700),
  jostLight: variable('jost', 'wght', 300),
  jost: variable('jost', 'wght', 500),
  alegreya: fixed('alegreya-sans', 700),
  abril: fixed('abril-fatface'),
  dmSerif: fixed('dm-serif-text'),
  italiana: fixed('italiana'),
  playfair: variable('playfair-display', 'wght', 650),
  radio: variable('radio-canada', 'wght', 700),
  radioLight: variable('radio-canada', 'wght', 350),
} as const satisfies Record<string, { file: string; axes?: Record<string, number> }>;

export const markDrawings: MarkDrawing[] = [
  { name: 'Kerr & Dunmore', line: [{ text: 'Kerr & Dunmore', face: 'bodoni', size: 22, tracking: 0.02 }] },
  { name: 'Northline', line: [{ text: 'NORTHLINE', face: 'archivo', size: 22, tracking: -0.01 }] },
  { name: 'Parkside', sign: 'diamond', line: [{ text: 'Parkside', face: 'figtree', size: 24, tracking: 0.01 }] },
  { name: 'Humberfield', line: [{ text: 'HUMBERFIELD', face: 'bodoniLight', size: 30, tracking: 0.06, stretch: 0.56 }] },
  { name: 'queen + logan', line: [{ text: 'queen + logan', face: 'bricolage', size: 26, tracking: -0.015 }] },
  {
    name: 'Maple Terrace Homes',
    line: [{ text: 'Maple Terrace', face: 'frankRuhl', size: 24, tracking: 0.005 }],
    below: { text: 'HOMES', face: 'figtree', size: 11.5, tracking: 0.16 },
  },
  { name: 'Arden', line: [{ text: 'Arden', face: 'marcellus', size: 37, tracking: 0.02 }] },
  { name: 'Lakeshore', sign: 'waves', line: [{ text: 'Lakeshore', face: 'bodoniLight', size: 28, stretch: 0.76 }] },
  { name: 'Stonegate', line: [{ text: 'STONEGATE', face: 'besley', size: 20, tracking: 0.06 }] },
  { name: 'Fieldhouse', line: [{ text: 'Fieldhouse', face: 'bricolageNarrow', size: 28, tracking: -0.015 }] },
  { name: 'Bloorline', line: [{ text: 'BLOORLINE', face: 'jostLight', size: 26, tracking: 0.17 }] },
  { name: 'Ossler & Co.', line: [{ text: 'Ossler & Co.', face: 'caslon', size: 24, tracking: -0.02 }] },
  { name: 'Tallwood', sign: 'tree', line: [{ text: 'TALLWOOD', face: 'alegreya', size: 22, tracking: 0.07 }] },
  { name: 'Castlefield', line: [{ text: 'Castlefield', face: 'bodoniLight', size: 30, tracking: 0.01 }] },
  {
    name: 'Ravine Estates',
    line: [
      { text: 'RAVINE', face: 'radio', size: 20, tracking: 0.005 },
      { text: 'ESTATES', face: 'radioLight', size: 20, tracking: 0.005 },
    ],
  },
  { name: 'Halfmoon', sign: 'halves', line: [{ text: 'Halfmoon', face: 'jost', size: 27, tracking: 0.01 }] },
  { name: 'Dufferin Yard', line: [{ text: 'Dufferin Yard', face: 'abril', size: 31, tracking: 0.01, stretch: 0.66 }] },
  { name: 'harrow hill', line: [{ text: 'harrow hill', face: 'dmSerif', size: 28 }] },
  { name: 'Wren & Hollis', line: [{ text: 'Wren & Hollis', face: 'italiana', size: 29, tracking: 0.02 }] },
  { name: 'Sixpoint', sign: 'hexagon', line: [{ text: 'SIXPOINT', face: 'archivoWide', size: 20 }] },
  { name: 'Eastmount', line: [{ text: 'Eastmount', face: 'playfair', size: 30, tracking: 0.03 }] },
];
