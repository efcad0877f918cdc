import { paths } from '../paths.ts';

/** R221. */
export type HeroAction = { text: string; href: string; variant: 'primary' | 'secondary' };
export type HeroActions = { primary: HeroAction; secondary: HeroAction };

/** The only pair that a hero shows (R050); it stands with the others in hero-actions.ts. */
export const homeActions: HeroActions = pair('Book a shoot', paths.contactFor('photography'), 'View portfolio', paths.portfolio);

/** Two calls to action by their texts and addresses. */
export function pair(primaryText: string, primaryHref: string, secondaryText: string, secondaryHref: string): HeroActions {
  return {
    primary: { text: primaryText, href: primaryHref, variant: 'primary' },
    secondary: { text: secondaryText, href: secondaryHref, variant: 'secondary' },
  };
}
