import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type CachedPage = { status: number; etag: string; revision: string; identity: Buffer; gzip: Buffer; br: Buffer };

/**
 * Finished pages as bytes, compressed once. A page is valid for one revision: the store's public revision and the
 * day in Toronto, so that a write or midnight makes all older pages stale. The least recently used go first.
 */
export class PageCache {
  readonly #pages = new Map<string, CachedPage>();
  constructor(readonly capacity = 500) {}

  /** The page of this revision; the newest there is when none is given, for a store that can't tell its revision. */
  get(key: string, revision?: string): CachedPage | undefined {
    const page = this.#pages.get(key);
    if (!page || (revision !== undefined && page.revision !== revision)) return undefined;
    this.#pages.delete(key);
    this.#pages.set(key, page);
    return page;
  }

  /** Compresses and keeps a page; resolves when it can be served. */
  async put(key: string, revision: string, status: number, identity: Buffer): Promise<CachedPage> {
    const [br, gz] = await Promise.all([
      brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length } }),
      gzipped(identity, { level: 9 }),
    ]);
    const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
    const page = { status, etag, revision, identity, gzip: gz, br };
    this.#pages.set(key, page);
    const oldest = this.#pages.keys().next().value;
    if (this.#pages.size > this.capacity && oldest !== undefined) this.#pages.delete(oldest);
    return page;
  }

  get size(): number {
    return this.#pages.size;
  }
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
