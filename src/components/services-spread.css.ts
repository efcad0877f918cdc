import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../styles/tokens.css.ts';

const phone = (rule: object) => ({ '@media': { [media.phone]: rule } });
const gap = 'clamp(56px, 6.7vw, 96px)';

export const section = style({ paddingBlock: vars.space.section });
/** Rows: heading, pictures, words; then pictures and words of the second pair. */
export const zigzag = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: vars.space.gutter,
  ...phone({ gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 48 }),
});
export const header = style({ gridColumn: '8 / -1', gridRow: 1, paddingBottom: 32, ...phone({ gridColumn: 'auto', gridRow: 'auto', paddingBottom: 0 }) });
export const intro = style({ marginTop: 20, color: vars.color.ink2 });
export const all = style({ display: 'inline-flex', alignItems: 'center', minHeight: 44, marginTop: 8 });
export const cards = style({ display: 'contents' });
export const card = style({ position: 'relative', display: 'grid', gridTemplateRows: 'subgrid', minWidth: 0, ...phone({ display: 'block', gridColumn: 'auto', gridRow: 'auto' }) });
const onPhone = phone({ gridColumn: 'auto', gridRow: 'auto', marginTop: 0 });
export const place = styleVariants({
  first: { gridColumn: '1 / span 7', gridRow: '1 / span 3', ...onPhone },
  second: { gridColumn: '8 / -1', gridRow: '2 / span 2', ...onPhone },
  third: { gridColumn: '1 / span 5', gridRow: '4 / span 2', marginTop: gap, gridTemplateRows: 'auto auto', ...onPhone },
  fourth: { gridColumn: '6 / -1', gridRow: '4 / span 2', marginTop: `calc(${gap} + clamp(64px, 9.8vw, 142px))`, gridTemplateRows: 'auto auto', alignContent: 'start', ...onPhone },
});
export const picture = style({
  position: 'relative',
  alignSelf: 'end',
  marginBottom: 20,
  selectors: { [`${place.first} &`]: { gridRow: '1 / span 2' } },
  ...phone({ marginInline: `calc(-1 * ${vars.space.margin})` }),
});
/** The lamp cut by the corner of this photograph would read as a torn edge on paper. */
globalStyle(`${place.first} ${picture} img`, { transform: 'scale(1.036)', transformOrigin: 'left bottom' });
export const description = style({ maxWidth: '34em', marginTop: 8, color: vars.color.ink2, textWrap: 'pretty' });

export const studio = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: vars.space.gutter,
  marginTop: vars.space.section,
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 40 }, [media.phone]: { rowGap: 20 } },
});
/** As high as the rows beside it; above them where those would grow long and thin. */
export const aside = style({
  position: 'relative',
  gridColumn: 'span 5',
  '@media': {
    [media.belowDesktop]: { gridColumn: 'auto', aspectRatio: '16 / 9' },
    [media.phone]: { aspectRatio: '13 / 14', marginInline: `calc(-1 * ${vars.space.margin})` },
  },
});
export const fill = style({ position: 'absolute', inset: 0, display: 'grid' });
export const rows = style({ gridColumn: '7 / -1', borderTop: `1px solid ${vars.color.ink}`, '@media': { [media.belowDesktop]: { gridColumn: 'auto' } } });
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 32,
  paddingBlock: '26px 30px',
  borderBottom: `1px solid ${vars.color.rule}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr) auto' },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: '24px 16px' },
  },
});
export const rowLink = style({
  gridColumn: 2,
  gridRow: '1 / span 2',
  alignSelf: 'start',
  '@media': { [media.tablet]: { gridColumn: 'auto', gridRow: 'auto' }, [media.phone]: { gridColumn: 'auto', gridRow: 'auto', justifySelf: 'start' } },
});
