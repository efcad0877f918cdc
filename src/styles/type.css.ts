import { style } from '@vanilla-extract/css';
import { media, vars } from './tokens.css.ts';

const serif = { fontFamily: vars.font.serif, fontWeight: 400, textWrap: 'balance', margin: 0 } as const;

export const display = style({
  ...serif,
  fontSize: 'clamp(2.25rem, 5.83vw, 5.25rem)',
  lineHeight: 0.99,
  letterSpacing: '-0.024em',
  '@media': { [media.phone]: { fontSize: 'clamp(2.25rem, 9.7vw, 3.5rem)' } },
});
export const projectName = style({ ...serif, fontSize: 'clamp(3rem, 1.3rem + 6.6vw, 7.5rem)', lineHeight: 0.92, letterSpacing: '-0.035em' });
export const figure = style({
  ...serif,
  fontSize: 'clamp(3.5rem, 1.2rem + 8vw, 8.25rem)',
  lineHeight: 0.86,
  letterSpacing: '-0.045em',
  '@media': { [media.phone]: { fontSize: '4.25rem' } },
});
export const h1 = style({ ...serif, fontSize: 'clamp(2.5rem, 1.72rem + 3.2vw, 4.75rem)', lineHeight: 1, letterSpacing: '-0.024em' });
export const h2 = style({ ...serif, fontSize: 'clamp(2.25rem, 1.55rem + 2.9vw, 4.25rem)', lineHeight: 1.03, letterSpacing: '-0.022em' });
export const quotation = style({ ...serif, fontSize: 'clamp(1.875rem, 1rem + 3.4vw, 4rem)', lineHeight: 1.1, letterSpacing: '-0.026em' });
export const statement = style({ ...serif, fontSize: 'clamp(1.625rem, 1.2rem + 1.7vw, 2.625rem)', lineHeight: 1.16, letterSpacing: '-0.02em', textWrap: 'pretty' });
export const h3 = style({ ...serif, fontSize: 'clamp(1.625rem, 1.39rem + .96vw, 2.25rem)', lineHeight: 1.12, letterSpacing: '-0.018em' });
export const h4 = style({ ...serif, fontSize: 'clamp(1.3125rem, 1.2rem + .45vw, 1.625rem)', lineHeight: 1.2, letterSpacing: '-0.012em' });
export const lead = style({ fontSize: 'clamp(1.25rem, 1.14rem + .45vw, 1.5rem)', lineHeight: 1.48, textWrap: 'pretty', margin: 0 });
export const text = style({ fontSize: 'clamp(1.0625rem, 1.04rem + .1vw, 1.125rem)', lineHeight: 1.6, letterSpacing: '-0.003em', textWrap: 'pretty', maxWidth: '36em', margin: 0 });
/** The smallest size anywhere. */
export const caption = style({ fontSize: '0.9375rem', lineHeight: 1.45, margin: 0 });
export const label = style({ fontWeight: 500 });
/** Secondary text by day. */
export const quiet = style({ color: vars.color.ink2 });
/** Secondary text on dusk and on the panels. */
export const quietDusk = style({ color: vars.color.duskText });
/** Secondary text on night. */
export const quietNight = style({ color: vars.color.nightText });
