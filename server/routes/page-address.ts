import { plainPath } from '../plugins/request-path.ts';

/** Where a page is asked for: under its own spelling, or under another, which is sent on to that. */
export type PageAddress = { pathname: string; search: string; moved: boolean };

/**
 * Reads request targets. A page has one spelling (lower case, nothing encoded, one slash between segments and none
 * at the end): another would be a second page to search engines, and room in the page cache for anybody to fill. What
 * comes out begins with a single slash, so that a browser never takes it for another host.
 */
export function createPageAddresses(routes: readonly { path: string }[]): (target: string) => PageAddress {
  const pages = routes.map(({ path }) => new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}$`));
  return (target) => {
    const { pathname: given, search } = parts(target);
    const plain = plainPath(given);
    if (plain === given) return { pathname: plain, search, moved: false };
    const known = /^[a-z0-9/._-]+$/.test(plain) && (given.endsWith('/') || pages.some((page) => page.test(plain)));
    return { pathname: plain.split('/').map(encodeURIComponent).join('/'), search, moved: known };
  };
}

function parts(target: string): { pathname: string; search: string } {
  const [, pathname = '/', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(target) ?? [];
  return { pathname, search: new URL(query, 'http://page.invalid').search };
}
