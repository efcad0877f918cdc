import type { PictureName } from '../picture-names.ts';

export type PostCategory = 'Photography' | 'Drone' | 'Technology' | 'Marketing';

/** R214–R219. A renderer skips a type it does not know (R220). */
export type ContentBlock =
  | { type: 'heading'; text: string }
  | { type: 'paragraph'; text: string }
  | { type: 'highlight'; text: string }
  | { type: 'highlight'; content: string }
  | { type: 'image'; src: PictureName; caption?: string; light?: string }
  | { type: 'quote'; text: string; author?: string }
  | { type: 'list'; items: readonly string[] };

export type PostAuthor = { name: string; role: string; image?: PictureName };

/** What lists and cards show of a post. */
export type PostSummary = {
  slug: string;
  title: string;
  excerpt: string;
  /** ISO day, e.g. '2026-05-12'. */
  date: string;
  category: PostCategory;
  image: PictureName;
  /** Minutes, 5 to 8 (R212). */
  readTime?: number;
  author?: PostAuthor;
};

/** R211. */
export type Post = PostSummary & {
  seo: { title: string; description: string };
  /** Caption of the lead picture: when and how. */
  caption: string;
  light: string;
  content: readonly ContentBlock[];
};
