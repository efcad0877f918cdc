import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../../styles/tokens.css.ts';

export const fields = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: `28px ${vars.space.gutter}`, alignItems: 'start', marginTop: 32, '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 } } });
export const field = style({
  width: '100%',
  height: 56,
  paddingInline: 16,
  border: `1px solid ${vars.color.fieldEdge}`,
  borderRadius: 2,
  background: vars.color.white,
  fontSize: '1.0625rem',
  fontWeight: 400,
  appearance: 'none',
  selectors: {
    '&:focus-visible': { outlineOffset: -1 },
    '&[aria-invalid]': { borderColor: vars.color.error, boxShadow: `inset 0 0 0 1px ${vars.color.error}` },
  },
});
globalStyle(`${field}::placeholder`, { color: vars.color.placeholder, opacity: 1 });
const chevron = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 12 7' fill='none' stroke='%2315171c' stroke-width='1.6'%3E%3Cpath d='m1 1 5 5 5-5'/%3E%3C/svg%3E")`;
export const select = style([field, { paddingRight: 44, background: `${vars.color.white} ${chevron} right 16px center / 12px no-repeat`, textOverflow: 'ellipsis', cursor: 'pointer' }]);
export const area = style([field, { height: 'auto', minHeight: 176, paddingBlock: 14, lineHeight: 1.5, resize: 'vertical' }]);
