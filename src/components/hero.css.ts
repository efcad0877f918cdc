import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../styles/tokens.css.ts';

export const hero = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `minmax(0, 5fr) minmax(0, 7fr)`,
  paddingTop: 88,
  color: vars.color.white,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingTop: 64 } },
});
export const height = styleVariants({ 475: 475, 472: 472 }, (value) => ({ minHeight: value }));
export const night = style({ background: vars.color.viewer });
export const text = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  gap: 14,
  paddingLeft: `max(${vars.space.margin}, calc((100vw - 1440px) / 2 + ${vars.space.margin}))`,
  paddingRight: 'clamp(16px, 2.8vw, 40px)',
  paddingBlock: '32px 44px',
  '@media': { [media.phone]: { order: 2, paddingInline: vars.space.margin, paddingBlock: '24px 32px', gap: 10 } },
});
/** On a tablet the panel is narrow and a word must not break. */
export const title = style({ '@media': { [media.tablet]: { fontSize: '5vw' } } });
export const subtitle = style({ textWrap: 'balance', color: vars.color.duskText, selectors: { [`${night} &`]: { color: vars.color.nightText } } });
export const picture = style({ position: 'relative', overflow: 'hidden', '@media': { [media.phone]: { aspectRatio: '3 / 2' } } });
