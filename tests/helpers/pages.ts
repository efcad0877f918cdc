import { parse, type HTMLElement } from 'node-html-parser';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { families } from '../../src/content/catalog.ts';
import type { RouteSummary } from '../../server/ssr/renderer.ts';
import type { Site } from './site.ts';

export type FetchedPage = { path: string; status: number; html: string; root: HTMLElement; headers: Headers };

/** The route table of the build: a route added later is in every test that goes over it. */
export async function routeTable(): Promise<readonly RouteSummary[]> {
  const entry = (await import(pathToFileURL(path.resolve('dist/ssr/entry-server.js')).href)) as { entries: readonly RouteSummary[] };
  return entry.entries;
}

/** Every address of the site that is a page of its own: the literal routes, and each public portfolio item. */
export async function allPaths(site: Site): Promise<string[]> {
  const literal = (await routeTable()).map((route) => route.path).filter((route) => !route.includes(':'));
  const items = await Promise.all(families.map(({ collection }) => site.services.portfolio.listPublic(collection)));
  return [...literal, ...items.flat().map((item) => item.href)];
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
