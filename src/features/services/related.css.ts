import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../../styles/tokens.css.ts';

export const section = style({ paddingBlock: vars.space.section });
export const header = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: '4px 24px', marginBottom: vars.space.heading });
export const all = style({ display: 'inline-flex', alignItems: 'center', minHeight: 44 });
/** One row for the pictures, one for the words: the pictures end together. */
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: vars.space.gutter,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 40 } },
});
export const card = style({ position: 'relative', display: 'grid', gridRow: 'span 2', gridTemplateRows: 'subgrid', rowGap: 20, '@media': { [media.phone]: { gridTemplateRows: 'auto auto', gridRow: 'auto', rowGap: 14 } } });
export const columns = styleVariants({ 3: 3, 4: 4, 5: 5 }, (n) => ({ gridColumn: `span ${n}`, '@media': { [media.phone]: { gridColumn: 'auto' } } }));
export const picture = style({ position: 'relative', alignSelf: 'end', '@media': { [media.phone]: { marginInline: `calc(-1 * ${vars.space.margin})` } } });
/** The whole card is the link's area. */
export const target = style({
  textDecorationLine: 'underline',
  textDecorationThickness: 1,
  textDecorationColor: 'transparent',
  textUnderlineOffset: '0.18em',
  transition: 'color 160ms, text-decoration-color 160ms',
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 }, '&:hover': { color: vars.color.ember, textDecorationColor: 'currentColor' } },
});
export const description = style({ marginTop: 6, color: vars.color.ink2, textWrap: 'pretty' });
