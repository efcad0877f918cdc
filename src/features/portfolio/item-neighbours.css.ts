import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../../styles/tokens.css.ts';

export const neighbours = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.gutter,
  paddingBlock: '28px clamp(56px, 6vw, 88px)',
  borderTop: `1px solid ${vars.color.nightRule}`,
});
const card = style({ display: 'flex', alignItems: 'center', gap: 20, '@media': { [media.phone]: { flexDirection: 'column', alignItems: 'flex-start', gap: 12 } } });
export const neighbour = styleVariants({ prev: [card], next: [card, { flexDirection: 'row-reverse', textAlign: 'right', '@media': { [media.phone]: { flexDirection: 'column', alignItems: 'flex-end' } } }] });
export const picture = style({ flex: 'none', width: 'min(100%, 200px)', '@media': { [media.tablet]: { width: 132 } } });
export const words = style({ display: 'flex', flexDirection: 'column', gap: 4, minWidth: 0, selectors: { 'a:hover > &': { textDecoration: 'underline', textDecorationThickness: 1, textUnderlineOffset: '0.3em' } } });
export const direction = style({ color: vars.color.nightText });
