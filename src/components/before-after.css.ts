import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../styles/tokens.css.ts';

/** Two rows without script, one over the other with it. */
export const fill = style({ height: '100%', gridAutoRows: 'minmax(0, 1fr)' });
/** Over the picture's own ratio, whichever style sheet comes first. */
export const filled = style({ selectors: { '&&': { height: '100%', aspectRatio: 'auto' } } });
export const tag = style({
  position: 'absolute',
  bottom: 'clamp(16px, 1.7vw, 24px)',
  paddingBlock: 4,
  paddingInline: 10,
  background: vars.color.white,
  color: vars.color.ink,
  fontWeight: 500,
});
/** Without script one stands under the other, and every tag at the left. */
export const end = styleVariants({
  start: { left: 16 },
  end: { right: 16, '@media': { '(scripting: none)': { right: 'auto', left: 16 } } },
});
