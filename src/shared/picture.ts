/** What the Picture component needs to show one picture in every size; the same for seed pictures and uploads. */
export type PictureSource = {
  /** URL stem. Files are `${base}-${width}.${format}`, e.g. `/uploads/lakeside-house-day-1f2e3d4c-960.avif`. */
  base: string;
  /** Pixel size of the picture as it was given: the largest that is served. */
  width: number;
  height: number;
  /** Widths that exist, ascending, never above `width`. */
  widths: readonly number[];
  /** Encodings that exist, best first; `jpg` is always among them. */
  formats: readonly ('avif' | 'webp' | 'jpg')[];
  /** ThumbHash, base64. */
  placeholder: string;
  /** Alternative text; empty for a decorative picture. */
  alt: string;
};
