import { globalStyle, style } from '@vanilla-extract/css';
import { litColor } from '../../components/logo.css.ts';
import { media, vars } from '../../styles/tokens.css.ts';

export const bar = style({
  position: 'fixed',
  insetInline: 0,
  top: 0,
  zIndex: 50,
  height: 88,
  borderBottom: '1px solid transparent',
  color: vars.color.white,
  transition: 'height 200ms, background-color 200ms, color 200ms, border-color 200ms',
  '@media': { [media.phone]: { height: 64 } },
  selectors: {
    '&[data-bar="ink"]': { color: vars.color.ink },
    '&[data-bar="scrolled"]': { height: 72, color: vars.color.ink, background: 'rgb(255 255 255 / 94%)', borderColor: vars.color.rule, vars: { [litColor]: vars.color.ink } },
  },
});
globalStyle(`${bar}[data-bar="scrolled"]`, { '@media': { [media.phone]: { height: 64 } } });
globalStyle(`${bar}[data-bar="ink"]`, { vars: { [litColor]: vars.color.ink } });
export const inner = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', height: '100%', maxWidth: 1440, marginInline: 'auto', paddingInline: vars.space.margin });
export const home = style({ display: 'inline-flex', alignItems: 'center', minHeight: 44 });
export const desktop = style({ height: '100%', '@media': { [media.belowDesktop]: { display: 'none' } } });
export const links = style({ display: 'flex', gap: 'clamp(20px, 2.4vw, 35px)', height: '100%' });
export const item = style({ display: 'flex', alignItems: 'center', height: '100%' });
export const link = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 7,
  height: 44,
  fontSize: '1.0625rem',
  fontWeight: 450,
  selectors: {
    '&::after': { content: '', position: 'absolute', insetInline: 0, bottom: 0, height: 1, background: 'currentColor', transform: 'scaleX(0)', transformOrigin: 'left', transition: 'transform 160ms' },
    '&:hover::after, &[data-current]::after': { transform: 'scaleX(1)' },
  },
});
