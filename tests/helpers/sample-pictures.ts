import type { PictureSource } from '../../src/shared/picture.ts';

/** A picture by its name, for tests that serve no bytes. */
export function samplePicture(name: string): PictureSource {
  return { base: `/uploads/${name}-00000000`, width: 1600, height: 1067, widths: [320, 640], formats: ['avif', 'webp', 'jpg'], placeholder: '1QcSHQRnh493V4dIh4eXh1h4kJUI', alt: `Picture ${name}` };
}

export const standIn: PictureSource = { ...samplePicture('stand-in'), alt: '' };
