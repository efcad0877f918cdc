import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/tokens.css.ts';
import { h3 } from '../../styles/type.css.ts';

export const words = style({ display: 'grid', gap: 10, alignContent: 'start' });
/** Four columns hold it; between the second and the third step of headings. */
export const large = style([h3, { fontSize: 'clamp(1.75rem, 1.4rem + 1.9vw, 3.1rem)', lineHeight: 1.03, letterSpacing: '-0.022em' }]);
export const link = style({
  transition: 'color 160ms',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 }, '&:hover': { color: vars.color.ember }, '&:focus-visible': { outline: 'none' }, '&:focus-visible::after': { outline: `3px solid ${vars.color.blue}`, outlineOffset: 3 } },
});
export const excerpt = style({ color: vars.color.ink2, textWrap: 'pretty', maxWidth: '32em' });
