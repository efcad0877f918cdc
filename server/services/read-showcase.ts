import { z } from 'zod';
import { familyByPortfolioSlug } from '../../src/content/catalog.ts';
import { cardKinds, type PublicCard } from '../../src/shared/cards.ts';
import type { PublicItem, PublicItemPage } from '../../src/shared/portfolio.ts';
import type { Portfolio } from './portfolio.ts';

/**
 * Answers the addresses of showcaseUrls and cardsUrl, for the API and for rendering alike; undefined where there is
 * nothing. Throws ZodError for a bad query.
 */
export async function readShowcase(portfolio: Portfolio, address: string): Promise<{ items: PublicItem[] | PublicCard[] } | PublicItemPage | undefined> {
  const { pathname, searchParams } = new URL(address, 'http://showcase.invalid');
  const [, category = '', slug] = /^\/api\/showcase\/([\w-]+)(?:\/([\w-]+))?$/.exec(pathname) ?? [];
  const kind = cardKinds.find((known) => known === category);
  if (kind) return slug === undefined ? { items: await portfolio.listCards(kind) } : undefined;
  const family = familyByPortfolioSlug(category);
  if (!family) return undefined;
  if (slug !== undefined) return portfolio.publicItem(category, slug);
  const { limit, first } = QuerySchema.parse(Object.fromEntries(searchParams));
  return { items: await portfolio.listPublic(family.collection, { ...(limit === undefined ? {} : { limit }), first }) };
}

const whole = 'Give a whole number from 1 to 200';
const QuerySchema = z.object({
  limit: z.coerce.number({ error: whole }).int(whole).min(1, whole).max(200, whole).optional(),
  /** Ids joined by commas. */
  first: z
    .string()
    .max(1000, 'Give fewer ids')
    .default('')
    .transform((ids) => ids.split(',').filter(Boolean)),
});
