import type { PictureName } from '../picture-names.ts';

export type CityStatistic = { value: string; label: string };

/** R187–R191. One file a city. */
export type City = {
  slug: string;
  name: string;
  lead: string;
  hero: PictureName;
  seo: { title: string; description: string };
  market: { heading: string; statement: string; paragraphs: readonly string[] };
  /** Four, the fourth is 17+ years (D34). */
  statistics: readonly [CityStatistic, CityStatistic, CityStatistic, CityStatistic];
  services: { heading: string; cards: readonly { title: string; description: string; href: string; picture: PictureName }[] };
  /** Eight to twelve real municipal neighbourhoods (D33). */
  neighbourhoods: readonly string[];
  closing: { heading: string; picture: PictureName };
};
