import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../styles/tokens.css.ts';

export const field = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });
export const head = style({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 16, marginBottom: 8, lineHeight: 1.45 });
export const label = style({ fontSize: '1rem', fontWeight: 500 });
export const optional = style({ fontSize: '0.9375rem', color: vars.color.ink2 });
export const hint = style({ marginTop: 6, fontSize: '0.9375rem', lineHeight: 1.45, color: vars.color.ink2 });
export const problem = style({ display: 'flex', gap: 8, marginTop: 6, fontSize: '0.9375rem', lineHeight: 1.45, color: vars.color.error });
globalStyle(`${problem} svg`, { flex: 'none', marginTop: 1 });

/** 48 px: the manager's fields. */
export const input = style({
  width: '100%',
  minWidth: 0,
  height: 48,
  paddingInline: 16,
  border: `1px solid ${vars.color.fieldEdge}`,
  borderRadius: 2,
  background: vars.color.white,
  color: vars.color.ink,
  fontSize: '1rem',
  fontWeight: 400,
  selectors: {
    '&:focus-visible': { outlineOffset: -1 },
    '&[aria-invalid]': { borderColor: vars.color.error, boxShadow: `inset 0 0 0 1px ${vars.color.error}` },
    '&:disabled': { background: vars.color.paper2, color: vars.color.disabled },
  },
});
globalStyle(`${input}::placeholder`, { color: vars.color.placeholder, opacity: 1 });
/** 56 px: the sign-in's fields. */
export const large = style([input, { height: 56, fontSize: '1.0625rem' }]);
export const area = style([input, { height: 'auto', minHeight: 112, paddingBlock: 12, lineHeight: 1.5, resize: 'vertical' }]);
export const select = style([
  input,
  {
    appearance: 'none',
    paddingRight: 44,
    textOverflow: 'ellipsis',
    backgroundImage: `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='12' height='8' fill='none' stroke='%2315171c' stroke-width='1.6'%3E%3Cpath d='m1 1 5 5 5-5'/%3E%3C/svg%3E")`,
    backgroundRepeat: 'no-repeat',
    backgroundPosition: 'right 16px center',
  },
]);
export const check = style({ display: 'flex', alignItems: 'center', gap: 10, minHeight: 44, fontSize: '1rem', lineHeight: 1.4, cursor: 'pointer' });
globalStyle(`${check} input`, { flex: 'none', width: 20, height: 20, margin: 0, accentColor: vars.color.ink });
