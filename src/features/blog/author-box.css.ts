import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/tokens.css.ts';

export const box = style({ display: 'flex', gap: 24, maxWidth: 704, paddingBlock: 28, borderBlock: `1px solid ${vars.color.ink}` });
export const portrait = style({ flex: 'none', width: 88, height: 88 });
export const initials = style({ flex: 'none', display: 'grid', placeItems: 'center', width: 88, height: 88, background: vars.color.dusk, color: vars.color.amber, fontFamily: vars.font.serif, fontSize: '2.25rem', letterSpacing: '-0.018em' });
export const words = style({ display: 'grid', justifyItems: 'start', gap: 4 });
export const role = style({ color: vars.color.ink2 });
