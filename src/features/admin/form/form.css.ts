import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../../../styles/tokens.css.ts';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(300px, 392px)',
  gap: 40,
  marginTop: 24,
  '@media': { '(max-width: 1179px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const fields = style({ display: 'grid', gap: 20, alignContent: 'start', minWidth: 0 });
export const titleRow = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 220px', gap: 20, '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } } });
export const pair = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 20, alignItems: 'start', '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } } });
export const aside = style({ alignSelf: 'start', minWidth: 0, '@media': { '(min-width: 1180px)': { position: 'sticky', top: 16 }, '(max-width: 1179px)': { maxWidth: 560 } } });
export const asideTitle = style({ fontFamily: vars.font.sans, fontSize: '1rem', fontWeight: 500, lineHeight: 1.45 });
export const quiet = style({ fontSize: '0.9375rem', lineHeight: 1.45, color: vars.color.ink2 });

export const card = style({ padding: 20, background: vars.color.night, color: vars.color.white });
/** In its own shape, as the portfolio's rows show it. */
export const cardPicture = style({ width: '100%', height: 'auto', maxHeight: 440, objectFit: 'contain', background: vars.color.night2 });
export const cardEmpty = style({ display: 'grid', placeItems: 'center', aspectRatio: '3 / 2', padding: 16, background: vars.color.night2, color: vars.color.nightText, fontSize: '0.9375rem', textAlign: 'center' });
export const caption = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 16px', marginTop: 12, fontSize: '0.9375rem', lineHeight: 1.45, color: vars.color.nightText, overflowWrap: 'anywhere' });
export const cardText = style({ marginTop: 14, fontSize: '1rem', lineHeight: 1.5, color: vars.color.nightText, overflow: 'hidden', display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 5 });
export const cardBadge = style({ marginTop: 12, selectors: { '&&': { borderColor: vars.color.nightText } } });

export const visibility = style({ margin: '20px 0 0', padding: 0, border: 0 });
globalStyle(`${visibility} legend`, { padding: 0, fontWeight: 500, fontSize: '1rem' });
export const choice = style({ display: 'inline-flex', alignItems: 'center', gap: 10, minHeight: 44, marginRight: 24, fontSize: '1rem', cursor: 'pointer' });
globalStyle(`${choice} input`, { width: 20, height: 20, margin: 0, accentColor: vars.color.ink });
export const buttons = style({ display: 'flex', gap: 12, marginTop: 12 });
export const submit = style({ flex: '1 1 auto' });
export const kept = style({ minHeight: 44, margin: '10px 0 16px', fontSize: '0.9375rem', lineHeight: 1.45, color: vars.color.ink2 });
export const checks = style({ marginTop: 12, borderTop: `1px solid ${vars.color.rule}` });
export const checkRow = style({ display: 'flex', alignItems: 'center', gap: 10, minHeight: 44, borderBottom: `1px solid ${vars.color.rule}`, fontSize: '1rem', lineHeight: 1.4, color: vars.color.ink2, selectors: { '&[data-done="true"]': { color: vars.color.ink } } });
globalStyle(`${checkRow} svg`, { flex: 'none', width: 16, height: 16, color: vars.color.success });
export const open = style({ flex: 'none', width: 10, height: 10, margin: 3, border: `1.5px solid ${vars.color.ink2}`, borderRadius: '50%' });

export const focal = style({ marginTop: 8 });
export const focalHead = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: '0 16px', marginBottom: 8 });
export const target = style({ position: 'relative', display: 'block', width: '100%', padding: 0, border: 0, background: vars.color.paper2, cursor: 'crosshair', overflow: 'hidden' });
export const picture = style({ width: '100%', height: 'auto' });
const line = style({ position: 'absolute', background: '#ffffffb3', boxShadow: '0 0 0 .5px #15171c4d' });
export const vertical = style([line, { top: 0, bottom: 0, width: 1 }]);
export const horizontal = style([line, { left: 0, right: 0, height: 1 }]);
export const spot = style({ position: 'absolute', width: 44, height: 44, margin: '-22px 0 0 -22px', border: `3px solid ${vars.color.white}`, borderRadius: '50%', outline: `3px solid ${vars.color.blue}`, background: `radial-gradient(circle, ${vars.color.amber} 0 4px, transparent 4.5px)` });
export const crops = style({ display: 'flex', gap: 12, marginTop: 12 });
export const crop = style({ width: '100%', height: 'auto', objectFit: 'cover', background: vars.color.paper2 });

export const conflict = style({ padding: 20, borderLeft: `3px solid ${vars.color.error}`, background: vars.color.white });
export const conflictTitle = style({ fontSize: '1.5rem', lineHeight: 1.2, letterSpacing: '-0.012em', marginBottom: 12 });
export const versions = style({ width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed', fontSize: '1rem', lineHeight: 1.45 });
globalStyle(`${versions} :is(th, td)`, { padding: '10px 12px 10px 0', borderBottom: `1px solid ${vars.color.rule}`, textAlign: 'left', verticalAlign: 'top', fontWeight: 400, overflowWrap: 'anywhere' });
globalStyle(`${versions} th`, { fontWeight: 500 });
