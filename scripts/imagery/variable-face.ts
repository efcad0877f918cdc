import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { decompress } from 'wawoff2';
import type { Face } from '../../server/media/outlines.ts';

/** Opens a variable font file of an installed package at a place on its axes, e.g. `{ wght: 600 }`. */
export async function openVariableFace(file: string, axes: Record<string, number>): Promise<Face> {
  const { resolve } = createRequire(import.meta.url);
  // fontkit varies the outlines of TrueType files, but not of WOFF2.
  const trueType = Buffer.from(await decompress(await readFile(resolve(file))));
  return { fonts: [(create(trueType) as Font).getVariation(axes)] };
}
