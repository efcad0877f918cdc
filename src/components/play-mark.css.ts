import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../styles/tokens.css.ts';

export const mark = style({ position: 'absolute', left: 'clamp(16px, 1.7vw, 24px)', bottom: 'clamp(16px, 1.7vw, 24px)', display: 'flex', alignItems: 'center', gap: 12, color: vars.color.ink });
export const disc = styleVariants({ small: 48, large: 64 }, (width) => ({ width, height: width }));
export const length = style({ padding: '5px 12px', borderRadius: 2, background: vars.color.dusk, color: vars.color.white, fontSize: '1rem', fontWeight: 450, lineHeight: 1.4 });
