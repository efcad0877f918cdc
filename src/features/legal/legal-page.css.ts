import { style } from '@vanilla-extract/css';
import { media, vars } from '../../styles/tokens.css.ts';

export const head = style({ display: 'grid', gap: 14, paddingTop: 136, '@media': { [media.phone]: { paddingTop: 96 } } });
export const body = style({ paddingBlock: 'clamp(56px, 6.7vw, 96px) clamp(72px, 10vw, 144px)' });
export const bodyOnPaper = style({ paddingBlock: 'clamp(48px, 5.5vw, 80px) clamp(72px, 10vw, 144px)' });
export const index = style({ position: 'sticky', top: 104, alignSelf: 'start', gridColumn: '1 / span 4', maxHeight: 'calc(100vh - 120px)', overflowY: 'auto', '@media': { [media.belowDesktop]: { position: 'static', gridColumn: '1 / -1', maxHeight: 'none', marginBottom: 48, columns: 2 }, [media.phone]: { columns: 1 } } });
export const indexLink = style({ display: 'grid', gridTemplateColumns: '36px 1fr', alignItems: 'center', minHeight: 40, fontSize: '1rem', lineHeight: 1.3, color: vars.color.ink2, breakInside: 'avoid', selectors: { '&:hover': { color: vars.color.ember } }, '@media': { [media.phone]: { minHeight: 44 } } });
export const indexNumber = style({ fontVariantNumeric: 'tabular-nums' });
export const text = style({ gridColumn: '5 / -1', minWidth: 0, maxWidth: 800, '@media': { [media.belowDesktop]: { gridColumn: '1 / -1' } } });
export const updated = style({ color: vars.color.ink2 });
export const intro = style({ marginBlock: '12px 56px', maxWidth: '22em' });
/** Numeral and heading share a baseline. */
export const section = style({ display: 'grid', gridTemplateColumns: '80px minmax(0, 1fr)', alignItems: 'first baseline', scrollMarginTop: 96, selectors: { '& + &': { marginTop: 56 } }, '@media': { [media.phone]: { gridTemplateColumns: '48px minmax(0, 1fr)', selectors: { '& + &': { marginTop: 44 } } } } });
export const number = style({ fontVariantNumeric: 'lining-nums' });
export const words = style({ display: 'grid', gap: 12, maxWidth: '38em', textWrap: 'pretty' });
export const list = style({ display: 'grid', gap: 8 });
export const item = style({ position: 'relative', paddingLeft: 26, selectors: { '&::before': { content: '', position: 'absolute', left: 0, top: '0.8em', width: 12, height: 1, background: vars.color.ink } } });
