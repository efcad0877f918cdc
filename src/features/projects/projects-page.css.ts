import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../../styles/tokens.css.ts';

export const wall = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: vars.space.gutter,
  paddingTop: vars.space.section,
  paddingBottom: 'clamp(32px, 5.8vw, 84px)',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingTop: 0 } },
});
/** Pictures of a row share their bottom edge, titles their first line. */
const shared = { display: 'grid', gridTemplateRows: 'subgrid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 0, '@media': { [media.phone]: { display: 'block' } } } as const;
export const item = style({ ...shared, gridRow: 'span 2', marginBottom: 'clamp(40px, 4.2vw, 60px)' });
const columns = { bleed: 8, four: 4, five: 5, seven: 7, all: 12, six: 6, three: 3 } as const;
export const place = styleVariants(columns, (value) => ({ gridColumn: `span ${value}`, '@media': { [media.phone]: { gridColumn: 'auto' } } }));
export const card = style({ ...shared, gridRow: '1 / -1' });
export const frame = style({ display: 'block', alignSelf: 'end', '@media': { [media.phone]: { marginInline: `calc(-1 * ${vars.space.margin})` } } });
export const toTheEdge = style([frame, { '@media': { [media.tabletUp]: { marginLeft: `calc(-1 * max(${vars.space.margin}, (100vw - 1440px) / 2 + ${vars.space.margin}))` } } }]);
export const title = style({ marginTop: 20, marginBottom: 4, selectors: { [`${card}:hover &`]: { color: vars.color.ember } } });
