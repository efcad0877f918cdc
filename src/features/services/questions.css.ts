import { style } from '@vanilla-extract/css';
import { media, vars } from '../../styles/tokens.css.ts';

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: vars.space.gutter,
  paddingTop: vars.space.section,
  '@media': { [media.phone]: { display: 'block' } },
});
export const side = style({ gridColumn: '1 / span 5', '@media': { [media.phone]: { marginBottom: 24 } } });
export const still = style({ marginTop: 20, color: vars.color.ink2 });
export const contact = style({ marginTop: 16, whiteSpace: 'normal', selectors: { '&&': { '@media': { [media.tablet]: { paddingInline: 16 } } } } });
export const list = style({ gridColumn: '6 / -1' });
