import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../../styles/tokens.css.ts';

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr) minmax(0, 3fr)',
  gap: `48px ${vars.space.gutter}`,
  alignItems: 'end',
  marginTop: vars.space.heading,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 48 } },
});
/** Picture and words stand in rows that the cards beside it share. */
export const card = style({
  position: 'relative',
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  rowGap: 20,
  alignItems: 'end',
  selectors: { '&:nth-child(4)': { gridColumn: '1 / -1' } },
  '@media': { [media.phone]: { gridRow: 'auto', gridTemplateRows: 'auto' } },
});
export const panorama = style({});
globalStyle(`${cards} ${panorama}`, { '@media': { [media.tabletUp]: { aspectRatio: '29 / 10' } } });
export const words = style({ display: 'grid', gap: 8, alignSelf: 'start' });
export const link = style({
  transition: 'color 160ms',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 }, '&:hover': { color: vars.color.ember }, '&:focus-visible': { outline: 'none' }, '&:focus-visible::after': { outline: `3px solid ${vars.color.blue}`, outlineOffset: 3 } },
});
export const text = style({ maxWidth: '34em', color: vars.color.ink2, textWrap: 'pretty', selectors: { [`${card}:nth-child(4) &`]: { maxWidth: '46em' } } });
