import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media, vars } from './tokens.css.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(16px)' } });

/** Added by script when a card comes into view (D41): R333's 0.6 s, once. */
export const rising = style({ '@media': { [media.motion]: { animation: `${appear} 600ms ${vars.ease} backwards` } } });
/** Added by script to cards below the fold, until they come into view. */
export const waiting = style({ '@media': { [media.motion]: { opacity: 0 } } });
for (let n = 1; n < 8; n += 1) {
  globalStyle(`${rising}[data-rise="${n}"]`, { animationDelay: `${n * 100}ms` });
}
