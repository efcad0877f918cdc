import sharp from 'sharp';
import { source } from './encode.ts';
import type { Decoded } from './encode.ts';

/** A point of a picture, each side counted from 0 at the left or top to 1. */
export type FocalPoint = { x: number; y: number };

export type CropShape = 'card' | 'square';

/** Width divided by height. */
const ratios: Record<CropShape, number> = { card: 3 / 2, square: 1 };
const steps: Record<CropShape, readonly number[]> = { card: [320, 640, 960], square: [320, 640] };

/** Cuts the largest piece of that shape: around the point, or around what sharp finds to catch the eye. */
export async function crop(picture: Decoded, shape: CropShape, focal?: FocalPoint): Promise<Decoded> {
  const width = Math.max(1, Math.min(picture.width, Math.round(picture.height * ratios[shape])));
  const height = Math.max(1, Math.min(picture.height, Math.round(width / ratios[shape])));
  const image = focal
    ? source(picture).extract({ left: offset(focal.x, picture.width, width), top: offset(focal.y, picture.height, height), width, height })
    : source(picture).resize({ width, height, fit: 'cover', position: sharp.strategy.attention });
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels };
}

/** The widths a cropped piece is served in, ascending, never enlarged. */
export function cropWidths(shape: CropShape, width: number): number[] {
  const fitting = steps[shape].filter((step) => step <= width);
  return fitting.length > 0 ? fitting : [width];
}

function offset(centre: number, whole: number, piece: number): number {
  return Math.round(Math.min(Math.max(centre * whole - piece / 2, 0), whole - piece));
}
