import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../../styles/tokens.css.ts';

export const rooms = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: vars.space.gutter,
  paddingBlock: 'clamp(40px, 4.45vw, 64px) clamp(32px, 5vw, 72px)',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingTop: 0 } },
});
/** Pictures of a row share their bottom edge, titles their first line. */
const shared = { display: 'grid', gridTemplateRows: 'subgrid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 0, '@media': { [media.phone]: { display: 'block' } } } as const;
export const place = style({ ...shared, gridRow: 'span 2', marginBottom: 'clamp(40px, 4.2vw, 60px)' });
export const columns = styleVariants({ 4: 4, 5: 5, 6: 6, 7: 7, 8: 8 }, (value) => ({ gridColumn: `span ${value}`, '@media': { [media.phone]: { gridColumn: 'auto' } } }));
export const room = style({ ...shared, gridRow: '1 / -1' });
export const frame = style({ position: 'relative', display: 'block', alignSelf: 'end', '@media': { [media.phone]: { marginInline: `calc(-1 * ${vars.space.margin})` } } });
export const title = style({ marginTop: 20, marginBottom: 4, selectors: { [`${room}:hover &`]: { textDecoration: 'underline', textDecorationThickness: 1, textUnderlineOffset: '0.18em' } } });
