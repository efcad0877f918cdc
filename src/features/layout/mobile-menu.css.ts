import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../../styles/tokens.css.ts';

export const menu = style({ '@media': { [media.desktop]: { display: 'none' } } });
/** On the root while the sheet is open: the page behind does not scroll. */
export const locked = style({ overflow: 'hidden' });
export const toggle = style({ position: 'relative', zIndex: 2, display: 'grid', placeItems: 'center', width: 48, height: 48, marginRight: -12 });
export const lines = style({
  position: 'relative',
  width: 22,
  height: 8,
  selectors: {
    '&::before, &::after': { content: '', position: 'absolute', insetInline: 0, height: 2, background: 'currentColor', transition: 'transform 200ms' },
    '&::before': { top: 0 },
    '&::after': { bottom: 0 },
    [`${menu}[open] &::before`]: { transform: 'translateY(3px) rotate(45deg)' },
    [`${menu}[open] &::after`]: { transform: 'translateY(-3px) rotate(-45deg)' },
  },
});
export const sheet = style({ position: 'fixed', inset: 0, zIndex: 1, overflowY: 'auto', overscrollBehavior: 'contain', padding: `72px ${vars.space.margin} 24px`, background: vars.color.dusk, color: vars.color.white });
export const item = style({ borderBottom: `1px solid ${vars.color.duskRule}` });
export const link = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 56, fontFamily: vars.font.serif, fontSize: '1.75rem', letterSpacing: '-0.018em', lineHeight: 1.1, selectors: { '&[aria-current]': { color: vars.color.amber } } });
export const chevron = style({ transition: 'transform 200ms', selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } } });
export const sublinks = style({ columns: 2, columnGap: vars.space.gutter, paddingBottom: 16 });
export const sublink = style({ display: 'flex', alignItems: 'center', minHeight: 44, fontSize: '1.0625rem', breakInside: 'avoid', selectors: { '&[aria-current]': { color: vars.color.amber } } });
export const book = style({ width: '100%', marginTop: 28 });
export const facts = style({ marginTop: 12, textAlign: 'center', fontSize: '0.9375rem', color: vars.color.duskText });
// The logo stays above the open sheet.
globalStyle(`header:has(${menu}[open])`, { color: `${vars.color.white} !important`, background: 'transparent !important' });
globalStyle(`header:has(${menu}[open]) a[aria-label]`, { position: 'relative', zIndex: 2 });
