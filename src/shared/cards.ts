import type { PictureSource } from './picture.ts';

/** R226, R228: cards of projects (a link) and of flagship projects (none), as the public pages show them. */
export type PublicCard = {
  id: string;
  /** What stands in a project's URL (D13); absent for a flagship. */
  ref?: string;
  title: string;
  description: string;
  picture: PictureSource;
  category?: string;
  specs?: string;
  location?: string;
  services?: readonly string[];
};

export const cardKinds = ['projects', 'flagships'] as const;
export type CardKind = (typeof cardKinds)[number];

/** Public API address of the cards of one kind; answers `{items: PublicCard[]}`. */
export function cardsUrl(kind: CardKind): string {
  return `/api/showcase/${kind}`;
}
