import type { RouteEntry } from '../../components/route-entry.ts';
import type { LegalPage as LegalContent } from '../../content/legal/types.ts';
import type { PictureName } from '../../content/picture-names.ts';
import { paths } from '../../paths.ts';

/** The small print and the plan of the site. */
export const legalRoutes: readonly RouteEntry[] = [
  text(paths.privacy, 'Privacy', 'privacy', async () => (await import('../../content/legal/privacy.ts')).privacy, 'farmhouse-bathroom-day'),
  text(paths.terms, 'Terms', 'terms', async () => (await import('../../content/legal/terms.ts')).terms, 'condo-bedroom-day'),
  { ...text(paths.licensing, 'Licensing Terms', 'licensing', async () => (await import('../../content/legal/licensing.ts')).licensing), group: 'resources', bar: 'ink' },
  { path: paths.sitemap, label: 'Sitemap', modules: ['src/features/legal/sitemap-page.tsx'], load: async () => (await import('./sitemap-page.tsx')).SitemapPage, group: 'legal', picture: 'lakeside-house-twilight' },
];

function text(path: string, label: string, file: string, content: () => Promise<LegalContent>, picture?: PictureName): RouteEntry {
  return {
    path,
    label,
    modules: ['src/features/legal/legal-page.tsx', `src/content/legal/${file}.ts`],
    load: async () => {
      const [{ LegalPage }, page] = await Promise.all([import('./legal-page.tsx'), content()]);
      return () => <LegalPage page={page} />;
    },
    group: 'legal',
    picture,
  };
}
