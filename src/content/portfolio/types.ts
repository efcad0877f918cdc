/** A seed item of a portfolio collection: R224 and what the viewer and the captions need beside it. */
export type SeedItem = {
  /** `${short key}-${number}`, stable. */
  id: string;
  slug: string;
  title: string;
  description: string;
  type: 'image' | 'video' | 'embed';
  /** `/uploads/<picture name>.jpg`, a YouTube id, one https iframe, or `/tours/<tour name>`. */
  src: string;
  /** `/uploads/<picture name>.jpg`; required for video and embed. */
  thumbnail?: string;
  category?: string;
  specs?: string;
  alt: string;
  /** Right half of the caption: when and how the light was caught, e.g. '8:52 pm, 24 mm'. */
  light?: string;
  /** How the picture was altered after the shutter. */
  alteration?: 'none' | 'standard' | 'staged' | 'twilight' | 'object removed' | 'generated';
  /** `/uploads/<picture name>.jpg` of the unaltered original. */
  original?: string;
};
