import { familyByPortfolioSlug } from '../../src/content/catalog.ts';
import type { Portfolio } from './portfolio.ts';

/**
 * Answers the public addresses that pages name as their queries with what the same address answers over HTTP,
 * without going through it. Undefined for what there is not.
 */
export function createPublicReader(portfolio: Portfolio): (address: string) => Promise<unknown> {
  return async (address) => {
    const { pathname, searchParams } = new URL(address, 'http://page.invalid');
    const [, category = '', slug] = /^\/api\/showcase\/([^/]+)(?:\/([^/]+))?$/.exec(pathname) ?? [];
    const family = familyByPortfolioSlug(category);
    if (!family) return undefined;
    if (slug !== undefined) return portfolio.publicItem(category, decodeURIComponent(slug));
    const limit = searchParams.get('limit');
    const first = searchParams.get('first')?.split(',') ?? [];
    return { items: await portfolio.listPublic(family.collection, { ...(limit ? { limit: Number(limit) } : {}), first }) };
  };
}
