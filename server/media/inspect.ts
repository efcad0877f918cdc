import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Metadata } from 'sharp';
import { readCredit } from './credit.ts';
import type { Credit } from './credit.ts';
import { kindOf } from './file-kind.ts';
import type { PictureKind } from './file-kind.ts';
import { RefusedPictureError } from './refused-picture.ts';
import { readTiffTags } from './tiff-tags.ts';

export const mostPixels = 100_000_000;

export type Inspected = {
  kind: PictureKind;
  credit: Credit;
  /** Decoding takes so much memory that nothing else may be decoded beside it. */
  heavy: boolean;
};

/**
 * Reads what a file says about itself, without decoding a pixel. Throws RefusedPictureError when it is no picture, is
 * damaged, holds several pages or would take more memory than a picture may.
 */
export async function inspect(file: string): Promise<Inspected> {
  const bytes = await readFile(file);
  const kind = kindOf(bytes);
  const metadata = await sharp(bytes, { limitInputPixels: false, failOn: 'error' })
    .metadata()
    .catch(() => {
      throw damaged();
    });
  const pages = metadata.pages ?? 1;
  if (pages > 1) {
    throw unusable('several-pages', `This file holds ${pages} pages or frames. Export the one to show as a single picture and upload that.`);
  }
  const pixels = metadata.width * metadata.height;
  if (pixels > mostPixels) {
    throw unusable('too-many-pixels', `This picture has ${megapixels(pixels)} megapixels; we take 100. Export it smaller: 2560 pixels wide is all the site shows.`);
  }
  const memory = pixels * bytesPerPixel(kind, metadata, bytes);
  if (memory > mostMemory || (metadata.isProgressive && pixels > mostProgressivePixels)) {
    throw unusable(
      metadata.isProgressive ? 'interlaced' : 'too-much-memory',
      `This picture has ${megapixels(pixels)} megapixels in a form that must be unpacked all at once. Export it as a plain (baseline) JPEG, not progressive or interlaced, or smaller: 2560 pixels wide is all the site shows.`,
    );
  }
  return { kind, credit: readCredit(metadata), heavy: memory > heavyMemory };
}

/** Said of files that end early or can't be decoded. */
export function damaged(): RefusedPictureError {
  return unusable('damaged', 'This picture is damaged or was cut off on the way. Open it in an editor, save it again as JPEG and upload that.');
}

const mostProgressivePixels = 60_000_000;
/** Bytes. A progressive JPEG of 50 megapixels without colour subsampling still fits. */
const mostMemory = 310_000_000;
const heavyMemory = 150_000_000;

/**
 * What unpacking takes for each pixel, where a format can't be read in stripes; measured with libvips 8.18.
 * Plain JPEG and PNG are read in stripes and take next to nothing.
 */
function bytesPerPixel(kind: PictureKind, metadata: Metadata, bytes: Buffer): number {
  const samples = (metadata.channels ?? 3) * (/^(uchar|char)$/.test(metadata.depth ?? '') ? 1 : 2);
  switch (kind) {
    case 'avif':
      return 18;
    case 'gif':
      return 8;
    case 'webp':
      return 4;
    case 'jpeg':
      return metadata.isProgressive ? 2 * (metadata.chromaSubsampling === '4:2:0' ? 1.5 : (metadata.channels ?? 3)) : 0;
    case 'png':
      return metadata.isProgressive ? samples : 0;
    case 'tiff': {
      const rows = readTiffTags(bytes).get(278)?.[0];
      const strip = typeof rows === 'number' ? Math.min(1, rows / metadata.height) : 1;
      return 2 * samples * strip;
    }
  }
}

function unusable(code: string, message: string): RefusedPictureError {
  return new RefusedPictureError('content', code, message);
}

function megapixels(pixels: number): number {
  return Math.round(pixels / 1_000_000);
}
