import { style } from '@vanilla-extract/css';
import { media, vars } from '../../styles/tokens.css.ts';

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: '16px 24px', marginBottom: 'clamp(32px, 3.3vw, 48px)' });
export const tagline = style({ color: vars.color.ink2 });
export const wall = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  borderTop: `1px solid ${vars.color.ruleTint}`,
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const client = style({
  display: 'grid',
  placeItems: 'center',
  height: 128,
  borderBottom: `1px solid ${vars.color.ruleTint}`,
  '@media': { [media.phone]: { height: 84 } },
});
/** The widest mark is 183 px at a height of 56: it fits its column at each step. */
export const mark = style({
  width: 'auto',
  height: 'clamp(40px, 3.89vw, 56px)',
  opacity: 0.86,
  '@media': { [media.belowDesktop]: { height: 52 }, [media.phone]: { height: 'clamp(28px, 8.7vw, 52px)' } },
});
