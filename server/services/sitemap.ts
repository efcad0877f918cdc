import { families } from '../../src/content/catalog.ts';
import { pictureOf } from '../../src/content/pictures.ts';
import type { PictureName } from '../../src/content/picture-names.ts';
import type { PictureSource } from '../../src/shared/picture.ts';
import type { Portfolio } from './portfolio.ts';
import { xmlText } from './xml.ts';

type Page = { path: string; modules: readonly string[]; picture?: string; indexed?: boolean };
type SitemapInput = { publicUrl: string; routes: readonly Page[]; portfolio: Portfolio; lastModified: Readonly<Record<string, string>> };
type Entry = { path: string; picture?: PictureSource; modified?: string };

/** R303, D30: every indexable page of the route table and every public portfolio item, each with its picture. */
export async function sitemapXml({ publicUrl, routes, portfolio, lastModified }: SitemapInput): Promise<string> {
  const lists = await Promise.all(families.map(({ collection }) => portfolio.listPublic(collection)));
  const pages = routes
    .filter((route) => route.indexed !== false && !route.path.includes(':'))
    .map((route): Entry => ({
      path: route.path,
      ...(route.picture ? { picture: pictureOf(route.picture as PictureName) } : {}),
      ...newest(route.modules.map((module) => lastModified[module])),
    }));
  const items = lists.flat().map((item): Entry => ({ path: item.href, picture: item.picture }));
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">${[...pages, ...items].map((entry) => urlOf(publicUrl, entry)).join('')}</urlset>`;
}

function newest(days: readonly (string | undefined)[]): Pick<Entry, 'modified'> {
  const modified = days.filter((day) => day !== undefined).sort().at(-1);
  return modified ? { modified } : {};
}

function urlOf(publicUrl: string, { path, picture, modified }: Entry): string {
  const image = picture ? `<image:image><image:loc>${xmlText(`${publicUrl}${picture.base}-${picture.widths.at(-1)}.jpg`)}</image:loc></image:image>` : '';
  return `<url><loc>${xmlText(publicUrl + path)}</loc>${modified ? `<lastmod>${modified}</lastmod>` : ''}${image}</url>`;
}
