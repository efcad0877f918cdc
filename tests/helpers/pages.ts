import { parse, type HTMLElement } from 'node-html-parser';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { families, type PortfolioSlug } from '../../src/content/catalog.ts';
import type { PublicItem } from '../../src/shared/portfolio.ts';
import type { RouteSummary } from '../../server/ssr/renderer.ts';
import type { Site } from './site.ts';

export type FetchedPage = { path: string; status: number; html: string; root: HTMLElement; headers: Headers };

/** The route table of the build: a route added later is in every test that goes over it. */
export async function routeTable(): Promise<readonly RouteSummary[]> {
  const entry = (await import(pathToFileURL(path.resolve('dist/ssr/entry-server.js')).href)) as { entries: readonly RouteSummary[] };
  return entry.entries;
}

/** What visitors see in a portfolio category, in its order. */
export async function publicItems(site: Pick<Site, 'origin'>, category: PortfolioSlug): Promise<PublicItem[]> {
  const response = await fetch(`${site.origin}/api/showcase/${category}`);
  return ((await response.json()) as { items: PublicItem[] }).items;
}

/** Every literal route. */
export async function literalPaths(): Promise<string[]> {
  return (await routeTable()).map((route) => route.path).filter((path) => !path.includes(':'));
}

/** Every address of the site that is a page of its own: the literal routes, and each public portfolio item. */
export async function allPaths(site: Pick<Site, 'origin'>): Promise<string[]> {
  const items = await Promise.all(families.map(({ portfolio }) => publicItems(site, portfolio)));
  return [...(await literalPaths()), ...items.flat().map((item) => item.href)];
}

/** The literal routes, and one item page of each kind that differs in more than its words: by type, by alteration, and by whether the original stands beside it. */
export async function pathsOfEachKind(site: Pick<Site, 'origin'>): Promise<string[]> {
  const items = (await Promise.all(families.map(({ portfolio }) => publicItems(site, portfolio)))).flat();
  const kinds = new Map(items.map((item) => [[item.type, item.alteration, item.original !== undefined, item.embedUrl?.startsWith('/')].join(), item.href]));
  return [...(await literalPaths()), ...kinds.values()];
}

/** A page as a crawler gets it, without following redirects. */
export async function fetchPage(site: Pick<Site, 'origin'>, pathname: string): Promise<FetchedPage> {
  const response = await fetch(site.origin + pathname, { redirect: 'manual' });
  const html = await response.text();
  return { path: pathname, status: response.status, html, root: parse(html, { comment: false }), headers: response.headers };
}

/** Text of the elements that match, white space collapsed. */
export function texts(root: HTMLElement, selector: string): string[] {
  return root.querySelectorAll(selector).map((element) => plain(element));
}

/** An element's text as a reader sees it. */
export function plain(element: HTMLElement): string {
  return element.textContent.replace(/\s+/g, ' ').trim();
}

/** The nodes of the page's JSON-LD graph. */
export function graphOf(root: HTMLElement): Record<string, unknown>[] {
  const source = root.querySelector('script#structured-data')?.textContent ?? '';
  return source ? (JSON.parse(source) as { '@graph': Record<string, unknown>[] })['@graph'] : [];
}
