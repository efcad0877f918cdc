import { style } from '@vanilla-extract/css';
import { visuallyHidden } from '../../styles/layout.css.ts';
import { vars } from '../../styles/tokens.css.ts';

export const skip = style({
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: 60,
  padding: '12px 20px',
  background: vars.color.ink,
  color: vars.color.white,
  fontWeight: 500,
  borderRadius: 2,
  transform: 'translateY(-80px)',
  selectors: { '&:focus': { transform: 'none', outlineColor: vars.color.amber } },
});
export const announcer = visuallyHidden;
