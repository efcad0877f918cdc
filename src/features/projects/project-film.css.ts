import { style } from '@vanilla-extract/css';
import { media, vars } from '../../styles/tokens.css.ts';

export const section = style({ paddingBlock: vars.space.section });
export const heading = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: '12px 32px', marginBottom: 'clamp(24px, 3.3vw, 48px)' });
export const note = style({ color: vars.color.duskText });
export const screen = style({ position: 'relative', aspectRatio: '16 / 9', overflow: 'hidden', '@media': { [media.phone]: { marginInline: `calc(-1 * ${vars.space.margin})` } } });
export const hint = style({ marginTop: 12 });
