import type { PageHero } from '../content/page-types.ts';
import { Hero, type HeroProps } from './hero.tsx';

type ContentHeroProps = { hero: PageHero } & Pick<HeroProps, 'crumbs' | 'position' | 'children'>;

/** The hero of a page as its content describes it; without a picture of its own it shows the house of the social cards. */
export function ContentHero({ hero, ...rest }: ContentHeroProps) {
  return <Hero {...rest} title={hero.title} subtitle={hero.lead} picture={hero.picture ?? 'lakeside-house-twilight'} />;
}
