import { paths } from '../../paths.ts';
import type { PortfolioSlug } from '../catalog.ts';
import type { PageHero, PageSeo } from '../page-types.ts';
import type { PictureName } from '../picture-names.ts';

/** R116, R231. `color` names the panel colour of the design's family. */
export type PortfolioCard = { slug: PortfolioSlug; title: string; href: string; icon: string; color: string; picture: PictureName; line: string };

const seo: PageSeo = {
  title: 'Portfolio | Harbourline Media, Toronto',
  description: 'Photographs, films, flights, 3D tours, edits, websites, brands and AI work for Toronto property, in eight collections.',
};
const hero: PageHero = { title: 'Portfolio', lead: 'Eight rooms of one gallery. Walk in anywhere.', picture: 'condo-living-dusk' };

const cards: readonly PortfolioCard[] = [
  { ...card('photography', 'Photography', 'camera', 'photography'), picture: 'lakeside-house-twilight', line: 'Stills, with the hour and the lens beside them' },
  { ...card('video', 'Video Production', 'video', 'video'), picture: 'lakeside-terrace-detail-twilight', line: 'Films from half a minute to two and a half' },
  { ...card('drone', 'Drone Imagery', 'drone', 'drone'), picture: 'lakeside-house-aerial', line: 'Stills and flights, up to 86 metres' },
  { ...card('matterport', 'Matterport 3D', 'scan', 'matterport'), picture: 'lakeside-living-room-360', line: 'Tours, plans and one cutaway' },
  { ...card('ai-services', 'AI Services', 'spark', 'ai'), picture: 'lakeside-living-room-day', line: 'Staging, chat, copy and market reports' },
  { ...card('editing', 'Editing', 'sliders', 'editing'), picture: 'lakeside-kitchen-day', line: 'Pairs: as shot, and as sent' },
  { ...card('website-design', 'Website Design', 'browser', 'website'), picture: 'website-devices', line: 'Sites of one house, one row, one brokerage' },
  { ...card('brand-apparel', 'Brand Apparel', 'shirt', 'brand'), picture: 'brand-apparel', line: 'Signs, thread, paper and stoneware' },
];

export const portfolioHub = {
  seo,
  hero,
  cards,
  flagships: { heading: 'Flagship projects' },
  /** R118. */
  closing: { heading: 'The next wall is empty.', action: { text: 'Start a project', href: paths.contact } },
} as const;

function card(slug: PortfolioSlug, title: string, icon: string, color: string) {
  return { slug, title, href: paths.portfolioCategory(slug), icon, color };
}
