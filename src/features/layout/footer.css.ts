import { style } from '@vanilla-extract/css';
import { media, vars } from '../../styles/tokens.css.ts';

export const footer = style({ background: vars.color.dusk, color: vars.color.white, paddingTop: 'clamp(56px, 8vw, 116px)' });
export const newsletter = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: vars.space.gutter,
  alignItems: 'end',
  paddingBottom: 'clamp(48px, 7vw, 98px)',
  borderBottom: `1px solid ${vars.color.duskRule}`,
  scrollMarginTop: 96,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 32 } },
});
export const heading = style({ gridColumn: '1 / span 6', maxWidth: '8.2em', '@media': { [media.phone]: { gridColumn: 'auto' } } });
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: vars.space.gutter,
  rowGap: 40,
  paddingBlock: '56px 64px',
  '@media': { [media.phone]: { gridTemplateColumns: '1fr 1fr', paddingBlock: 40 } },
});
export const company = style({ gridColumn: 'span 4', fontStyle: 'normal', display: 'grid', alignContent: 'start', gap: 16, '@media': { [media.belowDesktop]: { gridColumn: '1 / -1' } } });
export const facts = style({ color: vars.color.duskText });
export const contact = style({
  display: 'table',
  minHeight: 28,
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.3em',
  textDecorationThickness: 1,
  textDecorationColor: 'rgb(255 255 255 / 60%)',
  selectors: { '&:hover': { textDecorationColor: vars.color.white } },
  '@media': { [media.phone]: { lineHeight: '44px' } },
});
export const social = style({ display: 'flex', flexWrap: 'wrap', gap: '0 24px' });
export const column = style({
  gridColumn: 'span 3',
  selectors: { '&:nth-of-type(2)': { gridColumn: 'span 2' } },
  '@media': {
    [media.tablet]: { gridColumn: 'span 4', selectors: { '&:nth-of-type(2)': { gridColumn: 'span 4' } } },
    [media.phone]: { gridColumn: 'auto', selectors: { '&:nth-of-type(2)': { gridColumn: 'auto' }, '&:nth-of-type(3)': { gridColumn: '1 / -1' } } },
  },
});
export const title = style({ fontWeight: 500, marginBottom: 8 });
export const twoColumns = style({ columns: 2, columnGap: vars.space.gutter });
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 34,
  fontSize: '1rem',
  lineHeight: 1.3,
  color: vars.color.duskText,
  selectors: { '&:hover': { color: vars.color.white, textDecoration: 'underline', textUnderlineOffset: '0.3em' } },
  '@media': { [media.phone]: { minHeight: 44 } },
});
export const legal = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '0 24px',
  paddingBlock: '18px 24px',
  borderTop: `1px solid ${vars.color.duskRule}`,
  color: vars.color.duskText,
  fontSize: '0.9375rem',
});
export const legalLinks = style({ display: 'flex', flexWrap: 'wrap', gap: '0 24px' });
