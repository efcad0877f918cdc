import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../styles/tokens.css.ts';

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `40px ${vars.space.gutter}`,
  paddingTop: 'clamp(20px, 2vw, 28px)',
  borderTop: '1px solid currentColor',
  '@media': { [media.phone]: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '28px 16px' } },
});
/** Two beside each other fit the narrowest phones. */
export const value = style({
  display: 'block',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'lining-nums',
  selectors: { '&&': { '@media': { [media.phone]: { fontSize: 'min(4.25rem, 17.4vw)' } } } },
});
/** Raised without adding to the height of its line. */
export const plus = style({ display: 'inline-block', fontSize: '0.5em', lineHeight: 0, letterSpacing: 0, marginLeft: '0.08em', transform: 'translateY(-0.62em)' });
export const label = style({ display: 'block', maxWidth: '6.4em', marginTop: 'clamp(14px, 1.6vw, 24px)', lineHeight: 1.4, color: vars.color.ink2 });
globalStyle(`[data-ground="dark"] ${label}`, { color: vars.color.duskText });
export const hours = style({ fontSize: '0.36em', letterSpacing: '-0.02em', marginLeft: '0.12em' });
