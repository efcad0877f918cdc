import type { PageHero, PageSeo } from '../page-types.ts';

export type Resource = { title: string; text: string; pages: number };

const seo: PageSeo = {
  title: 'Downloads for Agents and Sellers | Harbourline Media',
  description: 'Nine one-page sheets from our own binder: shoot-day checklists, film planning and the forms behind a clean booking.',
};
const hero: PageHero = {
  title: 'Downloads',
  lead: 'Nine sheets from the binder in the van. One page each, so that they get read.',
  picture: 'brochure',
};

const groups: readonly { title: string; resources: readonly [Resource, Resource, Resource] }[] = [
  {
    title: 'Photography Guides',
    resources: [
      { title: 'Shoot-day checklist', text: 'Room by room, in the order in which the photographer will arrive there.', pages: 1 },
      { title: 'Toronto light calendar', text: 'Sunrise, sunset and blue hour for every week of the year, with the side of the street to choose.', pages: 1 },
      { title: 'Condo access sheet', text: 'What to ask the concierge: elevator, loading dock, amenities, parking, and the name of the person on duty.', pages: 1 },
    ],
  },
  {
    title: 'Video Resources',
    resources: [
      { title: 'Listing film planner', text: 'Twelve scenes on a grid, with room for the one sentence that the film is about.', pages: 1 },
      { title: 'On-camera notes for agents', text: 'Where to look, what to wear in front of white walls, and how to get through an introduction in 20 seconds.', pages: 1 },
      { title: 'Vertical cut guide', text: 'Safe areas, caption lengths and first frames for the three places where short films are seen.', pages: 1 },
    ],
  },
  {
    title: 'Business Documents',
    resources: [
      { title: 'Media budget worksheet', text: 'What to spend on pictures at five price levels, and what to leave out first.', pages: 1 },
      { title: 'Seller consent form', text: 'Permission to photograph, fly and scan, with a line for the rooms that stay private.', pages: 1 },
      { title: 'Altered-picture disclosure', text: 'Wording for staged, twilight and retouched pictures, ready to paste into a listing.', pages: 1 },
    ],
  },
];

/** R176, R177, D31: named and described; no icon is offered while there is no file behind it. */
export const downloads = {
  seo,
  hero,
  badge: 'Coming soon',
  groups,
  note: { heading: 'More are coming', text: 'Each sheet is being typeset now. Subscribe to the newsletter below and it will bring you the file on the day that it is ready.' },
} as const;
