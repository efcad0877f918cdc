import type { Sharp } from 'sharp';
import { pictureXmp } from '../../server/media/xmp.ts';
import { site } from '../../src/content/site.ts';
import type { PictureSource } from '../../src/shared/picture.ts';

type Format = PictureSource['formats'][number];

/**
 * The next effort takes 1.7 times as long, for 0.7 % fewer bytes of AVIF and 3.5 % of WebP. JPEG is for crawlers and
 * the oldest browsers: mozjpeg would take three times as long for a fifth fewer bytes.
 * Part of every picture's hash: a changed setting gives new URLs, which may be cached for ever.
 */
export const encodings = {
  avif: { quality: 54, effort: 1 },
  webp: { quality: 77, effort: 2 },
  jpg: { quality: 79, progressive: true },
} as const;

/** What every served file says about itself. */
export const xmp = pictureXmp('digitalCreation', site.name);

/** Adds the encoding and the metadata to a sharp pipeline. */
export function encoded(image: Sharp, format: Format): Sharp {
  const labelled = image.withXmp(xmp);
  if (format === 'avif') return labelled.avif(encodings.avif);
  if (format === 'webp') return labelled.webp(encodings.webp);
  return labelled.jpeg(encodings.jpg);
}
