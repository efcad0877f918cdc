import { style } from '@vanilla-extract/css';
import { media, vars } from '../../styles/tokens.css.ts';

export const posts = style({ paddingBlock: '64px clamp(72px, 10vw, 144px)', '@media': { [media.phone]: { paddingTop: 40 } } });
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: `64px ${vars.space.gutter}`,
  alignItems: 'start',
  marginTop: 'clamp(64px, 7vw, 100px)',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', marginTop: 56, gap: 56 } },
});
export const empty = style({ paddingBlock: '88px clamp(72px, 10vw, 144px)', minHeight: 480 });
export const emptyText = style({ marginBlock: '16px 32px', color: vars.color.ink2 });
