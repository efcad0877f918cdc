import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { openFace } from '../../server/media/outlines.ts';
import { condo } from './plans/condo.ts';
import { drawPlan } from './plans/draw.ts';
import { farmhouse } from './plans/farmhouse.ts';
import { lakeside } from './plans/lakeside.ts';
import { writeMaster } from './studio.ts';
import { openVariableFace } from './variable-face.ts';

const radio = '@fontsource-variable/radio-canada/files/radio-canada-latin-wght-normal.woff2';

/** Draws the floor plans: an SVG each into `folder`, and the same as a master. */
export async function makeFloorPlans(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const faces = {
    display: openFace(['@fontsource-variable/hedvig-letters-serif/files/hedvig-letters-serif-latin-opsz-normal.woff2']),
    text: await openVariableFace(radio, { wght: 400 }),
    strong: await openVariableFace(radio, { wght: 500 }),
  };
  for (const plan of [lakeside, condo, farmhouse]) {
    const svg = drawPlan(plan, faces);
    await writeFile(path.join(folder, `${plan.name}.svg`), `${svg}\n`);
    await writeMaster(`floor-plan-${plan.name}`, await sharp(Buffer.from(svg)).png().toBuffer());
  }
}
