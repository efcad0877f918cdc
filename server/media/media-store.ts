import type { Readable } from 'node:stream';
import { StoreUnavailableError } from '../store/store.ts';

export type MediaStat = {
  /** Bytes. */
  size: number;
  modified: Date;
};

/** First and last byte, both counted in, as in an HTTP Range. */
export type ByteRange = { start: number; end: number };

/**
 * Where the bytes of pictures live: on disk (disk.ts) or in MongoDB (gridfs.ts). Names are flat: no folders. Every
 * method rejects with StoreUnavailableError when the place is full or away.
 */
export interface MediaStore {
  /** Moves a finished file in under this name; resolves when it is durable. A file of that name is replaced at once. */
  put(name: string, file: string): Promise<void>;
  has(name: string): Promise<boolean>;
  stat(name: string): Promise<MediaStat | undefined>;
  /** The bytes, or those of the range; undefined when there is no such file. */
  open(name: string, range?: ByteRange): Promise<Readable | undefined>;
  /** Does nothing when there is no such file. */
  remove(name: string): Promise<void>;
  list(): Promise<string[]>;
  close(): Promise<void>;
}

/** True for names that a media store takes: flat, lower case, no leading dot. */
export function isMediaName(name: string): boolean {
  return /^[a-z0-9][a-z0-9._-]{0,199}$/.test(name);
}

/** What a failed file operation means for the caller: storage that is full or away, or the error as it was. */
export function storageError(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const full = error instanceof Error && /No space left on device|Disk quota exceeded|Read-only file system/.test(error.message);
  if (full || (typeof code === 'string' && unavailable.has(code))) {
    return new StoreUnavailableError('The place for pictures is full or away', { cause: error });
  }
  return error;
}

const unavailable = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EACCES', 'EPERM', 'EMFILE', 'ENFILE', 'ESTALE', 'EFBIG', 'ENOTDIR']);
