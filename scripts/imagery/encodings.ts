import type { Sharp } from 'sharp';
import type { PictureSource } from '../../src/shared/picture.ts';

type Format = PictureSource['formats'][number];

/** Part of every picture's hash: a changed setting gives new URLs, which may be cached for ever. */
export const encodings = {
  avif: { quality: 54, effort: 2 },
  webp: { quality: 77, effort: 4 },
  jpg: { quality: 79, mozjpeg: true },
} as const;

/** What every served file says about itself: IPTC digital source type and credit line, 0.5 kB. */
export const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" \
xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" \
Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation" photoshop:Credit="Harbourline Media"/></rdf:RDF></x:xmpmeta>`;

/** Adds the encoding and the metadata to a sharp pipeline. */
export function encoded(image: Sharp, format: Format): Sharp {
  const labelled = image.withXmp(xmp);
  if (format === 'avif') return labelled.avif(encodings.avif);
  if (format === 'webp') return labelled.webp(encodings.webp);
  return labelled.jpeg(encodings.jpg);
}
