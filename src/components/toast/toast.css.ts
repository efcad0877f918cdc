import { keyframes, style } from '@vanilla-extract/css';
import { media, vars } from '../../styles/tokens.css.ts';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(16px)' } });
const leave = keyframes({ to: { opacity: 0 } });
const swipeOut = keyframes({ from: { transform: 'translateX(var(--radix-toast-swipe-end-x))' }, to: { transform: 'translateX(calc(100% + 32px))' } });

/** R328: 420 px at most on wider screens. On a phone at the top: the bottom is where the manager's buttons are. */
export const viewport = style({
  position: 'fixed',
  right: 32,
  bottom: 32,
  zIndex: 70,
  width: '100%',
  maxWidth: 420,
  margin: 0,
  '@media': { [media.phone]: { inset: '16px 16px auto', width: 'auto', maxWidth: 'none' } },
});
const toast = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 16,
  padding: '18px 10px 18px 20px',
  borderRadius: 2,
  color: vars.color.white,
  boxShadow: '0 8px 32px #15171c33',
  fontSize: '1rem',
  lineHeight: 1.45,
  selectors: {
    '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
    '&[data-swipe="cancel"]': { transform: 'none', transition: 'transform 200ms' },
  },
  '@media': {
    [media.motion]: {
      animation: `${arrive} 200ms ${vars.ease}`,
      selectors: {
        '&[data-state="closed"]': { animation: `${leave} 120ms forwards` },
        '&[data-swipe="end"]': { animation: `${swipeOut} 160ms forwards` },
      },
    },
  },
});
export const plain = style([toast, { background: vars.color.ink }]);
export const destructive = style([toast, { background: vars.color.error }]);
const mark = style({ flex: 'none', width: 20, height: 20, marginTop: 2 });
export const tick = style([mark, { color: vars.color.duskSuccess }]);
export const alert = style([mark, { color: vars.color.toastText }]);
export const words = style({ flex: '1 1 auto', minWidth: 0 });
export const title = style({ fontWeight: 500 });
export const description = style({
  fontSize: '0.9375rem',
  color: vars.color.nightText,
  selectors: { [`${destructive} &`]: { color: vars.color.toastText } },
});
export const action = style({
  minHeight: 44,
  marginTop: 6,
  padding: 0,
  border: 0,
  background: 'none',
  fontWeight: 500,
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: '0.3em',
});
export const close = style({ flex: 'none', display: 'grid', placeItems: 'center', width: 44, height: 44, margin: '-10px 0', padding: 0, border: 0, borderRadius: 2, background: 'none' });
