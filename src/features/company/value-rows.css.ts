import { style } from '@vanilla-extract/css';
import { media, vars } from '../../styles/tokens.css.ts';

export const section = style({ paddingBottom: vars.space.section });
export const heading = style({ fontFamily: vars.font.sans, color: vars.color.ink2 });
export const list = style({ marginTop: 20, borderTop: `1px solid ${vars.color.ink}` });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  gap: `4px ${vars.space.gutter}`,
  alignItems: 'baseline',
  paddingBlock: '20px 28px',
  borderBottom: `1px solid ${vars.color.rule}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: '14px 20px' } },
});
export const text = style({ color: vars.color.ink2, textWrap: 'pretty' });
