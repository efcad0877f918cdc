import { style } from '@vanilla-extract/css';
import { media, vars } from '../styles/tokens.css.ts';

export const strip = style({ paddingBlock: 'clamp(48px, 5vw, 72px)', background: vars.color.paper2 });
export const row = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '24px 32px', '@media': { [media.phone]: { flexDirection: 'column', alignItems: 'stretch' } } });
export const text = style({ marginTop: 12, maxWidth: '36em', color: vars.color.ink2 });
export const action = style({ flex: 'none' });
