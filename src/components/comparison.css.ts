import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../styles/tokens.css.ts';

export const edgeName = '--comparison-edge';
const edge = `var(${edgeName})`;
const thumb = 'var(--comparison-thumb)';
const noScript = '(scripting: none)';

export const stage = style({ position: 'relative', display: 'grid', overflow: 'hidden', vars: { [edgeName]: '50%' } });
export const size = styleVariants({ small: '52px', large: '64px' }, (value) => ({ vars: { '--comparison-thumb': value } }));
export const layer = style({ position: 'relative', gridArea: '1 / 1', minWidth: 0, '@media': { [noScript]: { gridArea: 'auto' } } });
export const clipped = style({ clipPath: `inset(0 0 0 ${edge})`, '@media': { [noScript]: { clipPath: 'none' } } });

const thumbStyle = { appearance: 'none', width: thumb, height: thumb, border: 0, background: 'transparent' } as const;
/** Over all of it, and half a thumb wider on both sides, so that the thumb's middle is the edge from end to end. */
export const range = style({
  position: 'absolute',
  top: 0,
  left: `calc(${thumb} / -2)`,
  width: `calc(100% + ${thumb})`,
  height: '100%',
  margin: 0,
  appearance: 'none',
  background: 'transparent',
  opacity: 0,
  cursor: 'ew-resize',
  touchAction: 'pan-y',
  selectors: { '&::-webkit-slider-thumb': thumbStyle, '&::-moz-range-thumb': thumbStyle },
  '@media': { [noScript]: { display: 'none' } },
});
export const line = style({
  position: 'absolute',
  insetBlock: 0,
  left: edge,
  width: 2,
  marginLeft: -1,
  background: vars.color.white,
  pointerEvents: 'none',
  '@media': { [noScript]: { display: 'none' } },
});
export const handle = style({
  position: 'absolute',
  top: '50%',
  left: '50%',
  width: thumb,
  maxWidth: 'none',
  height: thumb,
  borderRadius: '50%',
  background: vars.color.white,
  color: vars.color.ink,
  transform: 'translate(-50%, -50%)',
});
globalStyle(`${range}:focus-visible + ${line} ${handle}`, { outline: `3px solid ${vars.color.blue}`, outlineOffset: 3, boxShadow: `0 0 0 3px ${vars.color.white}` });
