import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { writeMaster } from './studio.ts';

/** Makes the "as shot" halves of three editing pairs from the finished photographs. Same pixels, same framing. */
export async function makeAltered(): Promise<void> {
  await writeMaster('townhouse-exterior-colour-cast', await colourCast(seed('townhouse-exterior-day')));
  await writeMaster('farmhouse-exterior-grey-sky', await greySky(seed('farmhouse-exterior-day')));
  await writeMaster('farmhouse-exterior-day-unedited', await flatProfile(seed('farmhouse-exterior-day')));
}

function seed(name: string): string {
  return path.join('uploads/seed', `${name}.jpg`);
}

/** A stop under, white balance left on tungsten-fluorescent: green and yellow in the stone, blue gone from the sky. */
function colourCast(file: string): Promise<Buffer> {
  return sharp(file)
    .recomb([
      [0.95, 0.05, 0],
      [0.04, 0.95, 0.01],
      [0.04, 0.12, 0.68],
    ])
    .linear([0.71, 0.72, 0.68], [4, 5, 4])
    .png()
    .toBuffer();
}

/** A flat camera profile, half a stop under: grey for black, no white, little colour and some haze. */
function flatProfile(file: string): Promise<Buffer> {
  return sharp(file).modulate({ saturation: 0.62 }).linear([0.74, 0.73, 0.68], [28, 29, 30]).png().toBuffer();
}

/**
 * Overcast: the blue sky becomes an even grey, shadows are lifted, sunlight is taken down, colours go dull and cool.
 */
async function greySky(file: string): Promise<Buffer> {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const result = Buffer.alloc(data.length);
  const light = await localLight(file);
  const sky = await skyMask(data, width, height);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const at = pixel * 3;
    const y = Math.floor(pixel / width);
    const share = (sky[pixel] ?? 0) / 255;
    const flat = flatten([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0], light[pixel] ?? 128);
    const grey = 207 - (30 * y) / height + cloud(pixel % width, y);
    const greys = [grey - 4, grey - 1, grey + 3];
    for (let channel = 0; channel < 3; channel += 1) {
      result[at + channel] = Math.round((greys[channel] ?? grey) * share + (flat[channel] ?? 0) * (1 - share));
    }
  }
  return raw(result, width, height).png().toBuffer();
}

/** 255 where sky shows: all that joins the upper edge through sky-like pixels, and gaps between leaves. Blurred by a pixel. */
async function skyMask(data: Buffer, width: number, height: number): Promise<Buffer> {
  const mask = Buffer.alloc(width * height);
  const like = (pixel: number): boolean => {
    const [red, green, blue] = [data[pixel * 3] ?? 0, data[pixel * 3 + 1] ?? 0, data[pixel * 3 + 2] ?? 0];
    return blue - red > 7 && green > 84 && blue >= green;
  };
  const queue = Array.from({ length: width }, (_, x) => x).filter(like);
  for (const pixel of queue) mask[pixel] = 255;
  for (let pixel = queue.pop(); pixel !== undefined; pixel = queue.pop()) {
    for (const next of [pixel - 1, pixel + 1, pixel - width, pixel + width]) {
      if (next < 0 || next >= width * height * 0.7 || mask[next] || !like(next)) continue;
      mask[next] = 255;
      queue.push(next);
    }
  }
  for (let pixel = 0; pixel < mask.length; pixel += 1) {
    if (among(trees, (pixel % width) / width, Math.floor(pixel / width) / height) && like(pixel)) mask[pixel] = 255;
  }
  return sharp(mask, { raw: { width, height, channels: 1 } }).blur(0.7).toColourspace('b-w').raw().toBuffer();
}

/** Where leaves stand before the sky, as shares of width and height: left, top, right, bottom. */
const trees = [
  [0, 0, 0.127, 0.66],
  [0.17, 0.2, 0.22, 0.285],
  [0.4, 0.2, 0.72, 0.31],
  [0.78, 0.2, 1, 0.47],
  [0.945, 0.4, 1, 0.68],
];

function among(boxes: number[][], x: number, y: number): boolean {
  return boxes.some(([left = 0, top = 0, right = 0, bottom = 0]) => x >= left && x <= right && y >= top && y <= bottom);
}

/** Sun and shadow drawn together: each pixel moves toward the same light as its surroundings, then loses colour. */
function flatten(rgb: number[], around: number): number[] {
  const gain = Math.min(1.9, Math.max(0.84, (128 / Math.max(around, 28)) ** 0.52));
  const lit = rgb.map((value) => 255 * (1 - Math.exp((-value * gain) / 205)));
  const luminance = 0.3 * (lit[0] ?? 0) + 0.59 * (lit[1] ?? 0) + 0.11 * (lit[2] ?? 0);
  const dull = lit.map((value) => luminance + (value - luminance) * 0.62);
  return [(dull[0] ?? 0) * 0.95, (dull[1] ?? 0) * 0.985, (dull[2] ?? 0) * 1.03 + 2];
}

function localLight(file: string): Promise<Buffer> {
  return sharp(file).greyscale().blur(26).raw().toBuffer();
}

/** A trace of cloud structure, so that the grey is weather and not paint. */
function cloud(x: number, y: number): number {
  return 5 * Math.sin(x / 310 + 0.9 * Math.sin(y / 120)) + 3 * Math.sin(x / 128 - y / 66 + 1.7 * Math.sin(x / 420));
}

function raw(pixels: Buffer, width: number, height: number): Sharp {
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}
