import { facts } from '../facts.ts';
import type { PageHero, PageSeo } from '../page-types.ts';

const seo: PageSeo = {
  title: 'Service Areas in the GTA | Harbourline Media',
  description: 'Ten cities from Hamilton to Markham, each with its own light, streets and delivery times. Find the page of the one you sell in.',
};
const hero: PageHero = {
  title: 'Service Areas',
  lead: `${facts.serviceArea}: ten cities, one crew that has learned each of them by its light.`,
  picture: 'lakeside-topdown',
};

/** D07: the page above the ten city pages; `lines` by slug. */
export const serviceAreasHub = {
  seo,
  hero,
  statement: 'The same house would be photographed at another hour in each of these places. The pages below say which, and why.',
  heading: 'Ten cities',
  lines: {
    toronto: 'Narrow lots, tall glass, and the best porches in Ontario.',
    oakville: 'Deep lots under oaks, with the lake at the end of the street.',
    hamilton: 'Victorian brick that loses its winter sun at two.',
    mississauga: 'Curved towers, pine lots and two villages.',
    brampton: 'Three generations under one roof, and a chandelier.',
    burlington: 'Flat water at sunrise, fairways by noon.',
    milton: 'New porches in front of an old cliff.',
    markham: 'Heritage fronts, laneways and a compass on every file.',
    vaughan: 'Stone, ravines and kitchens that reflect everything.',
    'richmond-hill': 'High ground, where snow is a source of light.',
  } as Readonly<Record<string, string>>,
  closing: { heading: 'Between two of them, or just outside?', text: 'Ask. If the drive is under an hour from the studio, it is probably a yes.', action: 'Contact the studio' },
} as const;
