import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Face, openFace, outline } from '../../server/media/outlines.ts';
import { faces, markDrawings, type MarkDrawing, type MarkPart, signs } from './mark-drawings.ts';
import { openVariableFace } from './variable-face.ts';

const ink = '#15171c';
/** Every mark stands in a box of this height, so that one CSS height fits all. Pixels. */
const height = 56;

/** Draws the client marks as outlines, one `<kebab-name>.svg` each, into `folder`. */
export async function makeMarks(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const open = new Map<string, Face>();
  for (const [key, face] of Object.entries(faces)) {
    open.set(key, 'axes' in face ? await openVariableFace(face.file, face.axes) : openFace([face.file]));
  }
  const set = (part: MarkPart) => {
    const face = open.get(part.face);
    if (!face) throw new Error(`No face called ${part.face}`);
    return outline(part.text, { ...part, face });
  };
  for (const drawing of markDrawings) {
    await writeFile(path.join(folder, `${kebab(drawing.name)}.svg`), `${draw(drawing, set)}\n`);
  }
}

/** File name of a client's mark, e.g. `kerr-dunmore`. */
export function kebab(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}

function draw({ name, line, below, sign }: MarkDrawing, set: (part: MarkPart) => { path: string; width: number }): string {
  const size = line[0]?.size ?? 24;
  const parts: string[] = [];
  let x = 0;
  const baseline = below ? 28 : height / 2 + size * 0.34;
  if (sign) {
    const { path: shape, line: stroke } = signs[sign];
    const side = size * 0.94;
    const at = `translate(0 ${round(height / 2 - side / 2)}) scale(${round(side / 100)})`;
    parts.push(`<path transform="${at}" d="${shape}" fill="none" stroke="${ink}" stroke-width="${stroke}"/>`);
    x = side + size * 0.42;
  }
  for (const part of line) {
    const { path: shape, width } = set(part);
    parts.push(`<path transform="translate(${round(x)} ${round(baseline)})" d="${shape}"/>`);
    x += width;
  }
  if (below) {
    const { path: shape, width } = set(below);
    parts.push(`<path transform="translate(${round((x - width) / 2)} ${baseline + 19})" d="${shape}"/>`);
  }
  const width = Math.ceil(x);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="${ink}"><title>${name.replace('&', '&amp;')}</title>${parts.join('')}</svg>`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
