import type { PictureSource } from '../../src/shared/picture.ts';
import type { Store } from '../store/store.ts';

/** A picture that staff uploaded, by the URL that the upload answered with. */
export type MediaRecord = { id: string; picture: PictureSource };

export type Pictures = {
  /** The sizes of the picture at this path of the site; undefined when there is no such picture. */
  pictureFor(src: string): Promise<PictureSource | undefined>;
  /** Shown in the place of a picture that is gone. */
  standIn: PictureSource;
};

type Dependencies = {
  store: Store;
  /** The project's own pictures by name; their path is `/uploads/<name>.jpg`. */
  manifest: Readonly<Record<string, PictureSource>>;
  standIn: PictureSource;
};

export function createPictures({ store, manifest, standIn }: Dependencies): Pictures {
  const media = store.collection<MediaRecord>('media');
  return {
    standIn,
    async pictureFor(src) {
      const name = /^\/uploads\/([a-z0-9-]+)\.jpg$/.exec(src)?.[1];
      if (name !== undefined && Object.hasOwn(manifest, name)) return manifest[name];
      return (await media.get(src))?.picture;
    },
  };
}
