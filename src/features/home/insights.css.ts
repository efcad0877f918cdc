import { style } from '@vanilla-extract/css';
import { media, vars } from '../../styles/tokens.css.ts';

const phone = (rule: object) => ({ '@media': { [media.phone]: rule } });

export const list = style({ borderTop: `1px solid ${vars.color.ink}`, ...phone({ borderTop: 0 }) });
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: vars.space.gutter,
  paddingBlock: 32,
  borderBottom: `1px solid ${vars.color.rule}`,
  ...phone({ display: 'block', paddingBlock: 0, borderBottom: 0, marginBottom: 32 }),
});
export const picture = style({ gridColumn: '9 / -1', gridRow: 1, ...phone({ marginInline: `calc(-1 * ${vars.space.margin})` }) });
export const meta = style({
  gridColumn: '1 / span 2',
  gridRow: 1,
  display: 'flex',
  flexDirection: 'column',
  color: vars.color.ink2,
  ...phone({ flexDirection: 'row', flexWrap: 'wrap', columnGap: 14, marginTop: 16 }),
});
export const category = style({ color: vars.color.ink, fontWeight: 500 });
export const words = style({ gridColumn: '3 / span 5', gridRow: 1, ...phone({ marginTop: 10 }) });
export const excerpt = style({ marginBlock: '10px 6px', color: vars.color.ink2, textWrap: 'pretty' });
