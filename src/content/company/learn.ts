import type { PageHero, PageSeo } from '../page-types.ts';

const seo: PageSeo = {
  title: 'Learn Property Photography | Harbourline Media',
  description: 'Six short courses for agents and young photographers, in preparation at our Toronto studio: light, staging, tools, trade.',
};
const hero: PageHero = {
  title: 'Learn',
  lead: 'Six courses by people who still do the work. We are writing them between shoots.',
  picture: 'farmhouse-kitchen-dusk',
};

/** R175: six cards, each marked "Coming Soon". */
export const learn = {
  seo,
  hero,
  badge: 'Coming Soon',
  cards: [
    { title: 'Photography Fundamentals', text: 'Camera height, verticals and one lens. Ten exercises that need nothing but your own kitchen.' },
    { title: 'Lighting Techniques', text: 'Which lamps to switch off, when a window is too bright, and how to count the minutes of blue hour.' },
    { title: 'Staging Tips', text: 'An hour, a cardboard box and no budget: what to remove from a room before anything is added.' },
    { title: 'Equipment Guide', text: 'What to buy first, what to rent, and what to leave in the shop, at three budgets.' },
    { title: 'Business Development', text: 'Quotes, cancellations, licences and the first twenty clients, with the letters we use ourselves.' },
    { title: 'Industry Trends', text: 'Once a quarter: what portals, buyers and rules have changed, and which part of it you may ignore.' },
  ],
  closing: { heading: 'Want to know when class begins?', text: 'The newsletter announces each course a week before it opens.' },
} as const;
