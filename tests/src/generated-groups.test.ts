import t from 'tap';
import { sitemapPage } from '../../src/content/sitemap-page.ts';
import { generatedGroups } from '../../src/features/legal/generated-groups.ts';
import { paths } from '../../src/paths.ts';

const labels = new Map([
  [paths.home, 'Home'],
  [paths.services, 'Services'],
  [paths.service('photography'), 'Photography'],
  [paths.service('ai-services'), 'AI Services'],
  [paths.serviceAreas, 'Service Areas'],
  [paths.city('milton'), 'Milton'],
  [paths.post('a-post'), 'A Post'],
  [paths.post(':slug'), 'Post Not Found'],
  [paths.faq, 'FAQ'],
  [paths.project('2'), 'A project'],
  [paths.portfolioItem(':category', ':slug'), 'Item'],
  [paths.newsletterConfirm, 'Confirm'],
  [paths.admin, 'Admin'],
]);

t.test('D30 the generated groups hold what the five specified ones leave out, each page once', async (t) => {
  t.strictSame(
    generatedGroups(labels).map((group) => [group.heading, ...group.links.map((link) => link.text)]),
    [
      ['More services', 'Services', 'AI Services'],
      ['Service areas', 'Service Areas', 'Milton'],
      ['Blog', 'A Post'],
      ['Resources', 'FAQ'],
    ],
  );
});

t.test('R170–R174 the five groups stand first, and AI services is in none of them', async (t) => {
  t.strictSame(
    sitemapPage.groups.map((group) => [group.heading, group.links.length]),
    [
      ['Main Pages', 5],
      ['Services', 9],
      ['Portfolio', 9],
      ['Featured Projects', 2],
      ['Legal', 3],
    ],
  );
  t.notOk(sitemapPage.groups[1]?.links.some((link) => link.href === paths.service('ai-services')));
});
