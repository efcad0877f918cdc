import { style } from '@vanilla-extract/css';
import { vars } from '../styles/tokens.css.ts';

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });
/** A choice among a few: a link (`aria-current`), a button (`aria-pressed`) or the label of a radio button inside it. */
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  paddingInline: 18,
  border: `1px solid ${vars.color.fieldEdge}`,
  borderRadius: 2,
  fontSize: '1rem',
  fontWeight: 450,
  lineHeight: 1.2,
  cursor: 'pointer',
  transition: 'background-color 160ms, color 160ms, border-color 160ms',
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&[aria-current], &[aria-pressed="true"], &:has(:checked)': { background: vars.color.ink, borderColor: vars.color.ink, color: vars.color.white },
    '&:has(:focus-visible)': { outline: `3px solid ${vars.color.blue}`, outlineOffset: 3 },
  },
});
/** A label that is no link. */
export const badge = style({ display: 'inline-flex', alignItems: 'center', minHeight: 32, paddingInline: 12, border: `1px solid ${vars.color.fieldEdge}`, borderRadius: 2, fontSize: '0.9375rem', lineHeight: 1.2 });
