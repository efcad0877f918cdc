import type { PageLink } from '../../content/page-types.ts';
import { sitemapPage } from '../../content/sitemap-page.ts';
import { paths } from '../../paths.ts';

type Group = { heading: string; links: readonly PageLink[] };

/**
 * D30: the pages of the route table that the five specified groups leave out. `labels` is the table's, by path.
 * Projects and portfolio items are listed on their own pages; the staff's page and those that mails lead to nowhere.
 */
export function generatedGroups(labels: ReadonlyMap<string, string>): readonly Group[] {
  const listed = new Set<string>(sitemapPage.groups.flatMap((group) => group.links.map((link) => link.href)));
  const links = [...labels]
    .filter(([href]) => !listed.has(href) && !href.includes(':') && !unlisted.includes(href))
    .map(([href, text]): PageLink => ({ href, text }));
  const below = (parent: string) => links.filter(({ href }) => href === parent || href.startsWith(`${parent}/`));
  const { moreServices, serviceAreas, blog, resources } = sitemapPage.generated;
  const sections = [paths.services, paths.serviceAreas, paths.blog, paths.projects, paths.portfolio];
  return [
    { heading: moreServices, links: below(paths.services) },
    { heading: serviceAreas, links: below(paths.serviceAreas) },
    { heading: blog, links: below(paths.blog) },
    { heading: resources, links: links.filter((link) => !sections.some((parent) => below(parent).includes(link))) },
  ];
}

const unlisted: readonly string[] = [paths.admin, paths.newsletterConfirm, paths.newsletterUnsubscribe];
