import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../styles/tokens.css.ts';

export const form = style({ gridColumn: '8 / span 5', minWidth: 0, '@media': { [media.phone]: { gridColumn: 'auto' }, [`(min-width: 768px) and (max-width: 1023px)`]: { gridColumn: '7 / span 6' } } });
export const label = style({ display: 'block', fontWeight: 500, marginBottom: 8 });
export const row = style({ display: 'flex', gap: 12, '@media': { [media.phone]: { flexDirection: 'column' } } });
const field = style({ flex: '1 1 auto', minWidth: 0, height: 56, paddingInline: 16, border: '1px solid', borderRadius: 2, fontSize: '1.0625rem', fontWeight: 400, selectors: { '&:focus-visible': { outlineOffset: -1 } } });
globalStyle(`${field}::placeholder`, { opacity: 1 });
const variants = {
  dark: { color: vars.color.white, background: 'transparent', borderColor: vars.color.duskField },
  day: { color: vars.color.ink, background: vars.color.white, borderColor: vars.color.fieldEdge },
};
export const fieldVariants = styleVariants(variants, (variant) => [field, variant]);
globalStyle(`${fieldVariants.dark}::placeholder`, { color: '#a3abc2' });
globalStyle(`${fieldVariants.day}::placeholder`, { color: vars.color.placeholder });
globalStyle(`${fieldVariants.dark}[aria-invalid]`, { borderColor: vars.color.duskError, boxShadow: `inset 0 0 0 1px ${vars.color.duskError}` });
globalStyle(`${fieldVariants.day}[aria-invalid]`, { borderColor: vars.color.error, boxShadow: `inset 0 0 0 1px ${vars.color.error}` });
export { fieldVariants as field };
export const submit = style({ flex: 'none', minWidth: 137 });
const small = { marginTop: 12, fontSize: '0.9375rem', lineHeight: 1.45 };
export const consent = style({ ...small, color: vars.color.ink2, textWrap: 'pretty', selectors: { '[data-ground="dark"] &': { color: vars.color.duskText } } });
export const message = style({
  ...small,
  fontWeight: 500,
  selectors: {
    '&:empty': { marginTop: 0 },
    '&[data-tone="error"]': { color: vars.color.error },
    '&[data-tone="success"]': { color: vars.color.success },
    '[data-ground="dark"] &[data-tone="error"]': { color: vars.color.duskError },
    '[data-ground="dark"] &[data-tone="success"]': { color: vars.color.duskSuccess },
  },
});
