import { style } from '@vanilla-extract/css';
import { link } from '../../../components/button.css.ts';
import { media, vars } from '../../../styles/tokens.css.ts';

export const tools = style({ marginTop: 16 });
export const choices = style({ '@media': { [media.phone]: { flexWrap: 'wrap', width: '100%' } } });
export const choice = style({
  flex: '1 0 auto',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.phone]: { paddingInline: 7, fontSize: '0.9375rem', selectors: { '&:focus-visible': { outlineOffset: -4 } } } },
});
export const file = style([link, { display: 'inline-flex', alignItems: 'center', minHeight: 44, marginLeft: 'auto', fontSize: '1rem', '@media': { [media.phone]: { marginLeft: 0 } } }]);
export const note = style({ maxWidth: '48em', marginBottom: 16, color: vars.color.ink2, fontSize: '0.9375rem', lineHeight: 1.45 });
export const state = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '16px 24px',
  minHeight: 112,
  padding: 24,
  border: `1px solid ${vars.color.rule}`,
  background: vars.color.white,
  color: vars.color.ink2,
  fontSize: '1rem',
  lineHeight: 1.45,
});
