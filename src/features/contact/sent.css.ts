import { style } from '@vanilla-extract/css';
import { media, vars } from '../../styles/tokens.css.ts';

/** The bar of this route is white, for the hero of the form: it keeps a dusk ground here. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
  minHeight: 'min(100vh, 900px)',
  paddingTop: 88,
  background: `linear-gradient(${vars.color.dusk} 88px, ${vars.color.paper} 88px)`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', minHeight: 0, paddingTop: 64, background: `linear-gradient(${vars.color.dusk} 64px, ${vars.color.paper} 64px)` } },
});
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  alignItems: 'flex-start',
  gap: 32,
  paddingBlock: 64,
  paddingLeft: `max(${vars.space.margin}, calc((100vw - 1440px) / 2 + ${vars.space.margin}))`,
  paddingRight: vars.space.margin,
});
export const sentence = style({ display: 'block' });
export const text = style({ maxWidth: '29em' });
export const picture = style({ position: 'relative', '@media': { [media.phone]: { aspectRatio: '3 / 2' } } });
