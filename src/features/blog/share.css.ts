import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/tokens.css.ts';

export const list = style({ display: 'flex', gap: 4, marginInline: -12 });
/** Nothing that does nothing: without script the address bar is the way to copy. */
export const scripted = style({ '@media': { '(scripting: none)': { display: 'none' } } });
export const item = style({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  background: 'none',
  selectors: { '&:hover': { color: vars.color.ember }, '&[data-copied]': { color: vars.color.success } },
});
