import { plainPath } from '../plugins/request-path.ts';

/** Where a page is asked for; `moved` when that was in another spelling than its own. */
export type PageAddress = { pathname: string; search: string; moved: boolean };

/**
 * Reads a request target. A page has one spelling (lower case, nothing encoded, one slash between segments and none
 * at the end): another would be a second page to search engines, and room in the page cache for anybody to fill. What
 * comes out begins with a single slash, so that a browser never takes it for another host.
 */
export function pageAddress(target: string): PageAddress {
  const [, given = '/', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(target) ?? [];
  const plain = plainPath(given);
  return { pathname: plain.split('/').map(encodeURIComponent).join('/'), search: new URL(query, 'http://page.invalid').search, moved: plain !== given };
}
