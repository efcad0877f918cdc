import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../../styles/tokens.css.ts';

export const projects = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gridTemplateRows: 'auto 1fr',
  columnGap: vars.space.gutter,
  rowGap: 'clamp(32px, 3.3vw, 48px)',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'none', rowGap: 48 } },
});
const bleed = `calc(-1 * max(${vars.space.margin}, (100vw - 1440px) / 2 + ${vars.space.margin}))`;
const bleedOnPhone = { marginInline: `calc(-1 * ${vars.space.margin})` };
export const lead = style({ gridColumn: '1 / span 8', gridRow: '1 / span 2', '@media': { [media.phone]: { gridColumn: 'auto', gridRow: 'auto' } } });
export const small = style({ gridColumn: '9 / -1', '@media': { [media.phone]: { gridColumn: 'auto' } } });
export const card = style({ display: 'block' });
export const leadPicture = style({ marginLeft: bleed, '@media': { [media.phone]: bleedOnPhone } });
export const picture = style({ '@media': { [media.phone]: bleedOnPhone } });
export const title = style({ marginTop: 20, textDecorationThickness: 1, textUnderlineOffset: '0.16em' });
globalStyle(`${card}:hover ${title}`, { textDecorationLine: 'underline' });
export const description = style({ maxWidth: '36em', marginTop: 8, color: vars.color.duskText, textWrap: 'pretty' });
export const facts = style({ marginTop: 8, color: vars.color.duskText });
