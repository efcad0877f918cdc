import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/tokens.css.ts';

export const words = style({ display: 'grid', gap: 10, alignContent: 'start' });
export const link = style({
  transition: 'color 160ms',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 }, '&:hover': { color: vars.color.ember }, '&:focus-visible': { outline: 'none' }, '&:focus-visible::after': { outline: `3px solid ${vars.color.blue}`, outlineOffset: 3 } },
});
export const excerpt = style({ color: vars.color.ink2, textWrap: 'pretty', maxWidth: '32em' });
