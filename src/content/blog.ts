import { paths } from '../paths.ts';
import type { PageHero, PageSeo } from './page-types.ts';
import { postCategories } from './posts/filter.ts';
import { postSummaries } from './posts/summaries.ts';

const seo: PageSeo = {
  title: 'Insights & Stories | Harbourline Media',
  description: 'Notes on light, drones, staging and selling property in Toronto, written between shoots by the people who carry the tripod.',
};
const hero: PageHero = {
  title: 'Insights & Stories',
  lead: 'What Toronto light has taught us since 2007, written down between shoots.',
  picture: 'lakeside-kitchen-dusk',
};

/** R149–R164: all that the list and the post page say beside the posts themselves. */
export const blog = {
  seo,
  hero,
  filters: { label: 'Filter by category', all: 'All Posts', categories: postCategories(postSummaries) },
  search: { label: 'Search articles', submit: 'Search' },
  empty: { text: 'Try a shorter word, or look in every category.' },
  post: {
    back: 'All posts',
    /** R159, D27: the same on every post, as text. */
    tags: ['Photography', 'Real Estate', 'Equipment'],
    /** R161: a static list; each entry leads to the blog. */
    categories: { heading: 'Categories', items: ['Photography', 'Drone', 'Technology', 'Marketing'], href: paths.blog },
    newsletter: { heading: 'Notes on light, once a month' },
    author: { link: 'About the company', href: paths.about },
    related: { heading: 'Read next' },
    share: { copy: 'Copy link', copied: 'Link copied', mail: 'Share by email', linkedin: 'Share on LinkedIn', facebook: 'Share on Facebook' },
    closing: { heading: 'Rather have us carry it?', action: 'Contact the studio', href: paths.contact },
  },
} as const;
