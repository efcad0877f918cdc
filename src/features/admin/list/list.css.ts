import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../../../styles/tokens.css.ts';

export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12, marginBottom: 16 });
export const search = style({ position: 'relative', width: 280, '@media': { [media.phone]: { width: '100%' } } });
globalStyle(`${search} svg`, { position: 'absolute', left: 15, top: 13, pointerEvents: 'none' });
export const searchField = style({ selectors: { '&&': { height: 44, paddingLeft: 46 } } });
export const types = style({ display: 'flex', border: `1px solid ${vars.color.fieldEdge}`, borderRadius: 2, background: vars.color.white });
export const typeButton = style({
  minHeight: 42,
  minWidth: 44,
  paddingInline: 14,
  border: 0,
  background: 'none',
  fontSize: '1rem',
  fontWeight: 450,
  selectors: {
    '& + &': { borderLeft: `1px solid ${vars.color.rule}` },
    '&:hover': { background: vars.color.paper2 },
    '&[aria-pressed="true"]': { background: vars.color.ink, color: vars.color.white },
  },
});
export const hint = style({ marginLeft: 'auto', fontSize: '0.9375rem', color: vars.color.ink2, '@media': { [media.phone]: { display: 'none' } } });
export const found = style({ marginBottom: 8, fontSize: '0.9375rem', color: vars.color.ink2 });

export const list = style({ border: `1px solid ${vars.color.rule}`, background: vars.color.white, selectors: { '&:focus': { outline: 'none' } } });
/** Rows out of sight are neither laid out nor painted: five hundred stay fluid. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: '44px 40px 120px minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: 14,
  minHeight: 96,
  padding: '8px 8px 8px 0',
  background: vars.color.white,
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 97px',
  selectors: {
    '& + &': { borderTop: `1px solid ${vars.color.rule}` },
    '&:hover': { background: '#f3f1ea' },
    '&[data-asking="delete"]': { background: '#fdf0ec' },
    '&[data-dragged]': { position: 'relative', zIndex: 1, background: vars.color.white, outline: `2px solid ${vars.color.blue}`, outlineOffset: -2, boxShadow: '0 8px 32px #15171c33', contentVisibility: 'visible' },
    '[data-dragging] > &:not([data-dragged])': { transition: 'transform 160ms' },
  },
  '@media': {
    [media.belowDesktop]: { gridTemplateColumns: '44px 24px 120px minmax(0, 1fr) auto auto', columnGap: 12 },
    [media.phone]: { gridTemplateColumns: '36px 88px minmax(0, 1fr) 44px', columnGap: 10, rowGap: 2, padding: '10px 4px 10px 0', containIntrinsicSize: 'auto 156px' },
  },
});
globalStyle('[data-dragging]', { userSelect: 'none' });
export const handle = style({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  minHeight: 60,
  padding: 0,
  border: 0,
  borderRadius: 2,
  background: 'none',
  color: vars.color.ink2,
  cursor: 'grab',
  touchAction: 'none',
  selectors: { '&:hover': { color: vars.color.ink }, '&:active': { cursor: 'grabbing' }, '&:disabled': { visibility: 'hidden' }, '&:focus-visible': { outlineOffset: -3 } },
  '@media': { [media.phone]: { width: 36, gridRow: '1 / span 2' } },
});
export const place = style({ textAlign: 'right', color: vars.color.ink2, fontSize: '1rem', fontVariantNumeric: 'tabular-nums', '@media': { [media.phone]: { display: 'none' } } });
export const thumbnail = style({
  display: 'grid',
  placeItems: 'center',
  width: 120,
  height: 80,
  objectFit: 'cover',
  background: vars.color.paper2,
  fontSize: '0.9375rem',
  color: vars.color.ink2,
  '@media': { [media.phone]: { width: 88, height: 88, gridRow: '1 / span 2' } },
});
export const words = style({ minWidth: 0, fontSize: '1rem', lineHeight: 1.4, '@media': { [media.phone]: { gridColumn: 3, alignSelf: 'end' } } });
export const title = style({ fontWeight: 500, overflow: 'hidden', display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 1, '@media': { [media.phone]: { WebkitLineClamp: 2, lineHeight: 1.3, marginBottom: 2 } } });
export const description = style({ color: vars.color.ink2, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap'});
export const facts = style({ display: 'flex', flexWrap: 'nowrap', marginTop: 3, fontSize: '0.9375rem', whiteSpace: 'nowrap', overflow: 'hidden', '@media': { [media.phone]: { flexWrap: 'wrap', marginTop: 1 } } });
export const type = style({ flex: 'none', fontWeight: 450 });
export const fact = style({ color: vars.color.ink2, overflow: 'hidden', textOverflow: 'ellipsis', selectors: { '&::before': { content: '"·"', marginInline: 8 } } });
/** The first to be cut; on phones, a line of its own. */
export const specs = style({ flexShrink: 1000, '@media': { [media.phone]: { flexBasis: '100%', selectors: { '&::before': { content: 'none' } } } } });
export const state = style({ minWidth: 128, marginLeft: 16, fontSize: '0.9375rem', '@media': { [media.belowDesktop]: { minWidth: 96, marginLeft: 0 }, [media.phone]: { gridColumn: 3, gridRow: 2, alignSelf: 'start', minWidth: 0, marginLeft: 0 } } });
export const published = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  color: vars.color.ink2,
  selectors: { '&::before': { content: '""', width: 8, height: 8, borderRadius: '50%', background: vars.color.success } },
});
export const draft = style({ display: 'inline-flex', alignItems: 'center', minHeight: 28, paddingInline: 12, borderRadius: 2, background: '#fbe4bf', color: '#6b3d06', fontWeight: 500 });
export const actions = style({ display: 'flex', gap: 4, '@media': { [media.phone]: { flexDirection: 'column', gap: 0, gridColumn: 4, gridRow: '1 / span 2' } } });
export const action = style({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  borderRadius: 2,
  background: 'none',
  selectors: { '&:hover': { background: vars.color.paper2 }, '&:focus-visible': { outlineOffset: -3 } },
});
export const answers = style({ gridColumn: '5 / span 2', display: 'flex', flexWrap: 'wrap', gap: 12, paddingRight: 8, '@media': { [media.belowDesktop]: { gap: 6 }, [media.phone]: { gridColumn: '2 / -1', marginTop: 10, gap: 6 } } });
globalStyle(`${answers} > button`, { '@media': { [media.belowDesktop]: { paddingInline: 14 } } });
export const destroy = style({ selectors: { '&&': { background: vars.color.error }, '&&:hover': { background: '#8b1f16' } } });
export const empty = style({ padding: '48px 0', maxWidth: 440 });
export const emptyTitle = style({ fontSize: '2rem', lineHeight: 1.1, letterSpacing: '-0.018em', marginBottom: 10 });
export const emptyAction = style({ marginTop: 20 });
