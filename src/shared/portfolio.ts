import { z } from 'zod';
import type { PictureSource } from './picture.ts';
import { line, optional, paragraphs, withoutAbsent } from './text-fields.ts';

/** D44, and those of the fields beyond the specification. */
export const portfolioLengths = { title: 120, description: 2000, category: 120, specs: 120, src: 2048, embed: 4000, alt: 500, light: 120, slug: 80, id: 100 } as const;

export const itemTypes = ['image', 'video', 'embed'] as const;
export type ItemType = (typeof itemTypes)[number];

/** How a picture was altered after the shutter. A staged one is published beside its original. */
export const alterations = ['none', 'standard', 'staged', 'twilight', 'object removed', 'generated'] as const;
export type Alteration = (typeof alterations)[number];

const unit = z.number({ error: 'Give a number from 0 to 1' }).min(0, 'Give a number from 0 to 1').max(1, 'Give a number from 0 to 1');
const yesOrNo = z.boolean({ error: 'Give true or false' }).optional();
const path = (field: string) => optional(line(portfolioLengths.src, `Give ${field} as one line of text`));

/** R224, R273, R277: an item as staff send it. What `src` holds is judged by its type on the server (D24). */
export const PortfolioItemSchema = z
  .object(
    {
      id: optional(line(portfolioLengths.id, 'Give the id as text').regex(/^[A-Za-z0-9][\w.-]*$/, 'An id has letters, digits and . _ - only')),
      slug: optional(line(portfolioLengths.slug, 'Give the address as text').regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'An address has small letters and digits, joined by single hyphens')),
      title: line(portfolioLengths.title, 'Give the item a title'),
      description: paragraphs(portfolioLengths.description, 'Describe the item'),
      type: z.enum(itemTypes, { error: 'Choose image, video or embed' }),
      src: paragraphs(portfolioLengths.embed, 'Give the source'),
      thumbnail: path('the thumbnail'),
      category: optional(line(portfolioLengths.category, 'Give the category as one line of text')),
      specs: optional(line(portfolioLengths.specs, 'Give the specifications as one line of text')),
      /** Alternative text; the title stands in for it. */
      alt: optional(line(portfolioLengths.alt, 'Give the alternative text as one line')),
      /** True for a picture that adds nothing to the words beside it: it gets an empty alternative text. */
      decorative: yesOrNo,
      draft: yesOrNo,
      /** The point that crops keep, as shares of width and height. */
      focal: z.object({ x: unit, y: unit }, { error: 'Give the focal point as x and y' }).optional(),
      /** When and how the light was caught, e.g. '8:52 pm, 24 mm'. */
      light: optional(line(portfolioLengths.light, 'Give the light as one line of text')),
      alteration: optional(z.enum(alterations, { error: `Choose one of ${alterations.join(', ')}` })),
      /** Path of the picture before the alteration. */
      original: path('the original'),
      /** The revision that was read; a stale one is refused, and none at all is taken as it is. */
      revision: z.int({ error: 'Give the revision as a whole number, or leave it out' }).positive().optional(),
    },
    { error: 'Send the item as a JSON object' },
  )
  .refine((item) => item.type === 'embed' || item.src.length <= portfolioLengths.src, {
    path: ['src'],
    error: `Shorten this to ${portfolioLengths.src} characters`,
  })
  .transform(withoutAbsent);

export type PortfolioItem = z.infer<typeof PortfolioItemSchema>;

/** An item as GET /api/admin/portfolio lists it. */
export type AdminItem = PortfolioItem & { id: string; slug: string; revision: number };

/** An item in the bin. Times are ISO 8601, UTC. */
export type BinnedItem = { collection: string; item: AdminItem; deletedAt: string; expiresAt: string };

/** Where an item goes: beside this other item of its collection. */
export const MoveSchema = z.union(
  [z.object({ before: z.string().max(portfolioLengths.id) }), z.object({ after: z.string().max(portfolioLengths.id) })],
  { error: 'Name the item that it goes before or after' },
);
export type Move = z.infer<typeof MoveSchema>;

/** An item as the public pages show it. */
export type PublicItem = {
  id: string;
  slug: string;
  collection: string;
  /** Slug of the portfolio category. */
  categorySlug: string;
  href: string;
  title: string;
  description: string;
  type: ItemType;
  /** The picture itself, or the still of a video or tour. Its `alt` is the item's. */
  picture: PictureSource;
  /** For a video: the YouTube id. */
  videoId?: string;
  /** For an embed: the URL of the frame that we build. */
  embedUrl?: string;
  specs?: string;
  category?: string;
  light?: string;
  alteration?: Alteration;
  original?: PictureSource;
  focal?: { x: number; y: number };
};

/** What an item's own page shows. */
export type PublicItemPage = {
  item: PublicItem;
  previous?: PublicItem;
  next?: PublicItem;
  /** Place among the public items of its category, from 1, and their number. */
  number: number;
  total: number;
};
