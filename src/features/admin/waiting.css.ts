import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../styles/tokens.css.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
export const waiting = style({ display: 'flex', alignItems: 'center', gap: 12, fontSize: '1.0625rem' });
export const ring = style({
  flex: 'none',
  width: 18,
  height: 18,
  border: '2px solid currentColor',
  borderRightColor: 'transparent',
  borderRadius: '50%',
  '@media': { [media.motion]: { animation: `${turn} 800ms linear infinite` } },
});
