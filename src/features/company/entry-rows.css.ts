import { style } from '@vanilla-extract/css';
import { media, vars } from '../../styles/tokens.css.ts';

export const list = style({ borderTop: `1px solid ${vars.color.ink}` });
const base = style({
  display: 'grid',
  gap: `6px ${vars.space.gutter}`,
  alignItems: 'baseline',
  paddingBlock: '22px 26px',
  borderBottom: `1px solid ${vars.color.rule}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** Title over text, the note at the right of both; below them where half a screen is all there is. */
export const row = style([base, { gridTemplateColumns: 'minmax(0, 1fr) auto', '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } } }]);
export const wideRow = style([base, { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 5fr) minmax(0, 2fr)', paddingBlock: '28px 32px', '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 10 } } }]);
export const text = style({ gridColumnStart: 1, maxWidth: '36em', color: vars.color.ink2, textWrap: 'pretty', selectors: { [`${wideRow} > &`]: { gridColumnStart: 'auto' } } });
export const aside = style({
  gridColumn: 2,
  gridRow: '1 / span 2',
  color: vars.color.ink2,
  fontSize: '0.9375rem',
  lineHeight: 1.45,
  selectors: { [`${wideRow} > &`]: { gridColumn: 'auto', gridRow: 'auto', justifySelf: 'end' } },
  '@media': {
    [media.belowDesktop]: { selectors: { [`${row} > &`]: { gridColumn: 'auto', gridRow: 'auto', marginTop: 6 } } },
    [media.phone]: { marginTop: 6, selectors: { [`${wideRow} > &`]: { justifySelf: 'start' } } },
  },
});
