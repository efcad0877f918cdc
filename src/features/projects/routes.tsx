import type { RouteEntry } from '../../components/route-entry.ts';
import type { PictureName } from '../../content/picture-names.ts';
import type { Project } from '../../content/projects/types.ts';
import { paths } from '../../paths.ts';
import { cardsUrl } from '../../shared/cards.ts';

type Line = { ref: string; label: string; picture: PictureName; file: string; load: () => Promise<Project> };

/** R029, D13: slug, else id. The case studies load one by one. */
const lines: readonly Line[] = [
  { ref: 'chelster-hall', label: 'Chelster Hall', picture: 'lakeside-house-day', file: 'chelster-hall', load: () => import('../../content/projects/chelster-hall.ts').then((m) => m.chelsterHall) },
  { ref: '2', label: 'Sumach Street Row', picture: 'townhouse-exterior-day', file: 'sumach-street-row', load: () => import('../../content/projects/sumach-street-row.ts').then((m) => m.sumachStreetRow) },
  { ref: '3', label: 'Northlight Realty', picture: 'brand-sign', file: 'northlight-realty', load: () => import('../../content/projects/northlight-realty.ts').then((m) => m.northlightRealty) },
  { ref: '4', label: 'Mill Street Farmhouse', picture: 'farmhouse-aerial', file: 'mill-street-farmhouse', load: () => import('../../content/projects/mill-street-farmhouse.ts').then((m) => m.millStreetFarmhouse) },
  { ref: '5', label: 'Suite 3104', picture: 'condo-bedroom-dusk', file: 'suite-3104', load: () => import('../../content/projects/suite-3104.ts').then((m) => m.suite3104) },
  { ref: '6', label: 'First Snow', picture: 'farmhouse-exterior-winter', file: 'first-snow', load: () => import('../../content/projects/first-snow.ts').then((m) => m.firstSnow) },
  { ref: '7', label: 'Before the Furniture', picture: 'lakeside-living-room-day', file: 'before-the-furniture', load: () => import('../../content/projects/before-the-furniture.ts').then((m) => m.beforeTheFurniture) },
  { ref: '8', label: 'After Sunset', picture: 'farmhouse-dining-dusk', file: 'after-sunset', load: () => import('../../content/projects/after-sunset.ts').then((m) => m.afterSunset) },
];

/** R028, R029: the grid and eight case studies. */
export const projectsRoutes: readonly RouteEntry[] = [
  {
    path: paths.projects,
    label: 'Projects',
    modules: ['src/features/projects/projects-page.tsx'],
    load: () => import('./projects-page.tsx').then(({ ProjectsPage }) => ProjectsPage),
    queries: () => [cardsUrl('projects')],
    group: 'main',
    picture: 'townhouse-exterior-dusk',
  },
  ...lines.map(({ ref, label, picture, file, load }): RouteEntry => ({
    path: paths.project(ref),
    label,
    modules: ['src/features/projects/project-page.tsx', `src/content/projects/${file}.ts`],
    load: async () => {
      const [{ ProjectPage }, project] = await Promise.all([import('./project-page.tsx'), load()]);
      return () => <ProjectPage project={project} />;
    },
    group: 'projects',
    picture,
    bar: 'ink',
  })),
];
