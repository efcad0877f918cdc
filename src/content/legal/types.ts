import type { PageHero, PageSeo } from '../page-types.ts';

export type LegalSection = { id: string; heading: string; paragraphs: readonly string[]; list?: readonly string[] };

/** Privacy, terms and licensing share one template. */
export type LegalPage = {
  seo: PageSeo;
  hero: PageHero;
  /** Printed after "Last updated". Without it the page prints the current date in Toronto (R169, D29). */
  updated?: string;
  intro: string;
  sections: readonly LegalSection[];
};
