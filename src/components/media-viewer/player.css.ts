import { style } from '@vanilla-extract/css';
import { media, vars } from '../../styles/tokens.css.ts';

export const frame = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0, background: vars.color.viewer });
export const press = style({ position: 'absolute', inset: 0, width: '100%', padding: 0, border: 0, background: 'none', textAlign: 'left' });
export const mark = style({ position: 'absolute', left: 24, bottom: 24, display: 'flex', alignItems: 'center', gap: 12, '@media': { [media.phone]: { left: 16, bottom: 16 } } });
export const disc = style({ width: 64, height: 64, '@media': { [media.phone]: { width: 48, height: 48 } } });
export const length = style({ padding: '4px 10px', background: vars.color.dusk, color: vars.color.white, fontSize: '0.9375rem', lineHeight: 1.45 });
export const hint = style({ position: 'absolute', right: 24, bottom: 24, padding: '4px 10px', background: vars.color.dusk, color: vars.color.white, fontSize: '0.9375rem', lineHeight: 1.45, '@media': { [media.phone]: { left: 0, right: 0, bottom: 'auto', top: 0, background: 'rgb(20 29 54 / 85%)', paddingInline: vars.space.margin } } });
