import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/tokens.css.ts';

export const nav = style({ position: 'relative' });
export const line = style({ display: 'flex', gap: 28, position: 'relative', overflowX: 'auto', scrollbarWidth: 'none', paddingBlock: '16px 24px' });
export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 48,
  whiteSpace: 'nowrap',
  fontWeight: 450,
  color: vars.color.nightText,
  boxShadow: 'inset 0 -2px transparent',
  transition: 'color 160ms',
  selectors: { '&:hover': { color: vars.color.white }, '&[aria-current]': { color: vars.color.white, boxShadow: `inset 0 -2px ${vars.color.amber}` }, '&:focus-visible': { outlineOffset: -3 } },
});
