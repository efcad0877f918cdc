import { families, familyByPortfolioSlug } from '../../src/content/catalog.ts';
import type { CollectionKey, Family } from '../../src/content/catalog.ts';
import { paths } from '../../src/paths.ts';
import type { PictureSource } from '../../src/shared/picture.ts';
import type { PublicItem, PublicItemPage } from '../../src/shared/portfolio.ts';
import type { Pictures } from './pictures.ts';
import type { PortfolioRecord, PortfolioRecords } from './portfolio-records.ts';

export type ListOptions = {
  limit?: number;
  /** Ids of the items that come first, in this order; those that are gone are passed over. */
  first?: readonly string[];
};

/** D37: what visitors see. Drafts and the bin are absent; the order is the staff's. */
export function createShowcase(records: PortfolioRecords, pictures: Pictures) {
  async function published(key: CollectionKey): Promise<PortfolioRecord[]> {
    const all = await records[key].list({ sort: 'position' });
    return all.filter((record) => !record.draft && record.deletedAt === undefined);
  }

  return {
    async listPublic(key: CollectionKey, { limit, first = [] }: ListOptions = {}): Promise<PublicItem[]> {
      const all = await published(key);
      const wanted = first.flatMap((id) => all.find((record) => record.id === id) ?? []);
      const others = all.filter((record) => !wanted.includes(record));
      const family = familyOf(key);
      return Promise.all([...wanted, ...others].slice(0, limit).map((record) => toPublic(record, family, pictures)));
    },

    /** An item and its neighbours, by the slugs of its address; undefined when it is not public. */
    async publicItem(categorySlug: string, slug: string): Promise<PublicItemPage | undefined> {
      const family = familyByPortfolioSlug(categorySlug);
      if (!family) return undefined;
      const all = await published(family.collection);
      const index = all.findIndex((record) => record.slug === slug);
      const record = all[index];
      if (!record) return undefined;
      const shown = async (other?: PortfolioRecord) => (other ? toPublic(other, family, pictures) : undefined);
      const [item, previous, next] = await Promise.all([toPublic(record, family, pictures), shown(all[index - 1]), shown(all[index + 1])]);
      return { item, ...(previous ? { previous } : {}), ...(next ? { next } : {}), number: index + 1, total: all.length };
    },
  };
}

function familyOf(key: CollectionKey): Family {
  const family = families.find(({ collection }) => collection === key);
  if (!family) throw new Error(`No family has the collection ${key}`);
  return family;
}

async function toPublic(record: PortfolioRecord, family: Family, pictures: Pictures): Promise<PublicItem> {
  const { id, slug, title, description, type, src, specs, category, light, alteration, focal } = record;
  const still = type === 'image' ? src : record.thumbnail;
  const found = still === undefined ? undefined : await pictures.pictureFor(still);
  const original = record.original === undefined ? undefined : await pictures.pictureFor(record.original);
  const alt = record.decorative ? '' : (record.alt ?? title);
  const described = (picture: PictureSource): PictureSource => ({ ...picture, alt });
  return {
    id,
    slug,
    collection: family.collection,
    categorySlug: family.portfolio,
    href: paths.portfolioItem(family.portfolio, slug),
    title,
    description,
    type,
    picture: described(found ?? pictures.standIn),
    ...(type === 'video' ? { videoId: src } : {}),
    ...(type === 'embed' ? { embedUrl: src } : {}),
    ...given({ specs, category, light, alteration, focal }),
    ...(original ? { original: original.alt ? original : described(original) } : {}),
  };
}

function given<T extends object>(fields: T): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;
}
