import type { FocalPoint } from '../media/crop.ts';
import type { PictureFormat } from '../media/encode.ts';
import type { Collection, Store } from '../store/store.ts';
import type { DigitalSourceType } from '../../src/shared/digital-source.ts';
import type { PictureSource } from '../../src/shared/picture.ts';

/** What is known of an uploaded picture. */
export type MediaDocument = {
  /** URL of the largest JPEG: what items keep as their `src`. */
  id: string;
  picture: PictureSource;
  /** Pieces cut around the focal point: 3:2 for cards, and a square. */
  card: PictureSource;
  square: PictureSource;
  /** URL of a JPEG of the card. */
  thumbnail: string;
  /** Where staff clicked; absent while the eye-catching spot is found by itself. */
  focal?: FocalPoint;
  /** What was done to the picture, as staff say; absent while they have said nothing. */
  source?: DigitalSourceType;
  /** The source that the JPEGs carry. */
  labelled?: DigitalSourceType;
  /** Of the file as it was uploaded, 32 hexadecimal digits. */
  hash: string;
  /** Some format is still to be made. */
  pending: boolean;
  /** How often making the rest was begun. */
  attempts: number;
  /** ISO 8601, UTC. */
  uploadedAt: string;
};

export const mediaParts = ['picture', 'card', 'square'] as const;
export type MediaPart = (typeof mediaParts)[number];

export function mediaDocuments(store: Store): Collection<MediaDocument> {
  return store.collection<MediaDocument>('media', { visible: true, indexes: [['hash'], ['pending']] });
}

/** URL of the JPEG of that width. */
export function jpegUrl({ base }: PictureSource, width: number): string {
  return `${base}-${width}.jpg`;
}

/** The name in the media store of a URL below /uploads/. */
export function mediaName(url: string): string {
  return url.slice(url.lastIndexOf('/') + 1);
}

/** Name that the uploaded file itself has until every format is made; it is never served. */
export function originalName(hash: string): string {
  return `incoming-${hash}`;
}

/** The document with this format added to the parts that have these bases; pending until all parts have all formats. */
export function withFormat(document: MediaDocument, format: PictureFormat, bases: readonly string[]): MediaDocument {
  const added = (part: PictureSource): PictureSource =>
    bases.includes(part.base) ? { ...part, formats: allFormats.filter((each) => each === format || part.formats.includes(each)) } : part;
  const next = { ...document, picture: added(document.picture), card: added(document.card), square: added(document.square) };
  return { ...next, pending: mediaParts.some((part) => next[part].formats.length < allFormats.length) };
}

/** The document with another source: until the other formats are made anew, its JPEGs alone are shown. */
export function withSource(document: MediaDocument, source: DigitalSourceType): MediaDocument {
  const bare = (part: PictureSource): PictureSource => ({ ...part, formats: ['jpg'] });
  return { ...document, picture: bare(document.picture), card: bare(document.card), square: bare(document.square), source, pending: true, attempts: 0 };
}

const allFormats: readonly PictureFormat[] = ['avif', 'webp', 'jpg'];
