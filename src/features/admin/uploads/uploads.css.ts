import { style } from '@vanilla-extract/css';
import { media, vars } from '../../../styles/tokens.css.ts';

export const panel = style({ border: `1px solid ${vars.color.rule}`, background: vars.color.white, marginBottom: 24 });
export const drop = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  margin: -1,
  padding: '20px 20px',
  border: `1px dashed ${vars.color.fieldEdge}`,
  selectors: { '&[data-over]': { background: '#edf1f9', borderColor: vars.color.blue, borderStyle: 'solid' } },
});
export const choose = style({ marginLeft: 'auto', position: 'relative', cursor: 'pointer', selectors: { '&:focus-within': { outline: `3px solid ${vars.color.blue}`, outlineOffset: 3 } }, '@media': { [media.phone]: { marginLeft: 0 } } });
export const lead = style({ fontWeight: 500, fontSize: '1rem' });
export const quiet = style({ fontSize: '0.9375rem', lineHeight: 1.45, color: vars.color.ink2 });
export const upload = style({ minWidth: 124 });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  padding: 10,
  borderTop: `1px solid ${vars.color.rule}`,
  fontSize: '1rem',
  lineHeight: 1.4,
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 85px',
  selectors: { '&[data-state="done"]': { background: '#edf1f9' } },
});
export const thumbnail = style({ flex: 'none', display: 'grid', placeItems: 'center', width: 96, height: 64, objectFit: 'cover', background: vars.color.paper2, color: vars.color.error, '@media': { [media.phone]: { width: 72, height: 54 } } });
export const words = style({ flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' });
export const name = style({ fontWeight: 500 });
export const success = style({ fontSize: '0.9375rem', color: vars.color.success });
export const problem = style({ fontSize: '0.9375rem', color: vars.color.error });
export const percent = style({ flex: 'none', color: vars.color.ink2, fontVariantNumeric: 'tabular-nums' });
export const progress = style({
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: 6,
  marginTop: 8,
  border: 0,
  borderRadius: 3,
  background: vars.color.paper2,
  overflow: 'hidden',
  selectors: {
    '&::-webkit-progress-bar': { background: vars.color.paper2 },
    '&::-webkit-progress-value': { background: vars.color.blue, transition: 'width 160ms' },
    '&::-moz-progress-bar': { background: vars.color.blue },
  },
});
export const done = style({ flex: 'none', padding: 12, color: vars.color.success });
export const button = style({ flex: 'none', display: 'grid', placeItems: 'center', width: 44, height: 44, padding: 0, border: 0, borderRadius: 2, background: 'none', selectors: { '&:hover': { background: vars.color.paper2 } } });
export const batch = style({ marginBottom: 24 });
export const batchHead = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: '4px 24px', paddingBottom: 12, borderBottom: `1px solid ${vars.color.ink}` });
export const batchTitle = style({ fontSize: '1.625rem', lineHeight: 1.2, letterSpacing: '-0.012em' });
export const batchRow = style({
  display: 'grid',
  gridTemplateColumns: '120px minmax(0, 1fr) 44px',
  gap: 20,
  padding: '20px 0',
  borderBottom: `1px solid ${vars.color.rule}`,
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 212px',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) 44px', containIntrinsicSize: 'auto 420px' } },
});
export const fileName = style({ marginTop: 6, fontSize: '0.9375rem', lineHeight: 1.3, color: vars.color.ink2, overflowWrap: 'anywhere' });
export const batchFields = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start', gap: '14px 20px', '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gridRow: 2, gridColumn: '1 / -1' } } });
export const batchEnd = style({ position: 'sticky', bottom: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12, paddingBlock: 16, borderTop: `1px solid ${vars.color.ink}`, background: vars.color.paper });
export const batchCheck = style({ '@media': { [media.tabletUp]: { marginTop: 32 } } });
