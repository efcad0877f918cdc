import type { PictureSource } from './picture.ts';

/** What `POST /api/upload` answers. */
export type UploadAnswer = {
  /** URL of the largest JPEG: what an item keeps as its source. */
  url: string;
  /** URL of a JPEG of the 3:2 piece. */
  thumbnail: string;
  /** Pixels of the picture at `url`. */
  width: number;
  height: number;
  /** ThumbHash, base64. */
  placeholder: string;
  /** The JPEGs, ascending. */
  sizes: { width: number; height: number; url: string }[];
  picture: PictureSource;
  card: PictureSource;
  square: PictureSource;
  /** Every format is made; until then `formats` of the three grows. */
  complete: boolean;
  /** Where staff clicked, each side from 0 to 1. */
  focal?: { x: number; y: number };
};
