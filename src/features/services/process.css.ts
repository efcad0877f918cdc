import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../../styles/tokens.css.ts';

export const section = style({ paddingBlock: vars.space.section });
export const steps = style({ display: 'grid', columnGap: vars.space.gutter, marginTop: 'clamp(24px, 3.4vw, 48px)', '@media': { [media.phone]: { display: 'block', marginTop: 28 } } });
export const count = styleVariants({ 4: 4, 5: 5 }, (n) => ({ gridTemplateColumns: `repeat(${n}, minmax(0, 1fr))` }));
export const step = style({
  position: 'relative',
  '@media': { [media.phone]: { display: 'grid', gridTemplateColumns: '64px minmax(0, 1fr)', columnGap: 16, paddingBlock: '20px 32px', borderTop: `1px solid ${vars.color.ink}` } },
});
/** The box ends at the foot of the figure, so that it stands on the line; the line runs on through the gutter. */
export const numeral = style({
  display: 'block',
  height: '0.69em',
  fontFamily: vars.font.serif,
  fontSize: 'clamp(4rem, 7.8vw, 7rem)',
  lineHeight: 0.69,
  letterSpacing: '-0.045em',
  borderBottom: `1px solid ${vars.color.ink}`,
  boxSizing: 'content-box',
  '@media': {
    [media.tabletUp]: { marginRight: `calc(-1 * ${vars.space.gutter})`, selectors: { [`${step}:last-child &`]: { marginRight: 0 } } },
    [media.phone]: { height: 'auto', border: 0, fontSize: '4.25rem', lineHeight: 0.86 },
  },
});
export const words = style({ '@media': { [media.tabletUp]: { paddingTop: 28 } } });
export const description = style({ marginTop: 8, maxWidth: '20em', color: vars.color.ink2, fontSize: '1.0625rem', lineHeight: 1.5, textWrap: 'pretty', '@media': { [media.phone]: { maxWidth: 'none' } } });
export const duration = style({ marginTop: 10, fontSize: '0.9375rem', fontWeight: 500 });
