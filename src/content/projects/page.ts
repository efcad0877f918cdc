import { paths } from '../../paths.ts';
import type { PageHero, PageLink, PageSeo } from '../page-types.ts';

const seo: PageSeo = {
  title: 'Notable Projects | Harbourline Media',
  description: 'Eight commissions in Toronto, Oakville and Milton, each told from its problem to the frame that solved it.',
};
const hero: PageHero = { title: 'Notable Projects', lead: 'Eight that taught us something. Each with the problem first.', picture: 'townhouse-exterior-dusk' };
const contact: PageLink = { text: 'Start a project', href: paths.contact };

/** R125–R134: what the grid and every detail page say beside the projects themselves. */
export const projectsPage = {
  seo,
  hero,
  closing: { heading: 'The ninth could be yours.', contact },
  detail: {
    back: { text: 'Back to all projects', href: paths.projects },
    facts: { location: 'Location', completed: 'Completed', size: 'Property size', layout: 'Layout' },
    headings: { challenge: 'Challenge', result: 'Result', gallery: 'Gallery', services: 'Services' },
    film: { play: 'Watch the tour', hint: 'Plays from YouTube when you press play. Nothing is loaded before.' },
    contact,
  },
} as const;
