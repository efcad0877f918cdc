import type { PictureSource } from '../../src/shared/picture.ts';
import type { Store } from '../store/store.ts';
import { mediaDocuments } from './media-document.ts';

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
  const media = mediaDocuments(store);
  return {
    standIn,
    async pictureFor(src) {
      const name = /^\/uploads\/([a-z0-9-]+)\.jpg$/.exec(src)?.[1];
      if (name !== undefined && Object.hasOwn(manifest, name)) return manifest[name];
      const whole = await media.get(src);
      if (whole) return whole.picture;
      // A piece of an upload. One that was cut anew has another name; its old name still means it.
      const [, hash, part] = /^\/uploads\/([0-9a-f]{32})-(?:(card|square)-)?[\d-]+\.jpg$/.exec(src) ?? [];
      if (hash === undefined) return undefined;
      const [document] = await media.list({ where: { hash }, limit: 1 });
      return document?.[part === 'card' || part === 'square' ? part : 'picture'];
    },
  };
}
