import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../styles/tokens.css.ts';
import { duskSky } from './dusk-sky.ts';

/** Cut at the top where the screen is low, never so far that the roof meets the headline. */
export const frame = style({
  position: 'relative',
  aspectRatio: '1600 / 907',
  width: '100%',
  maxHeight: 'max(92svh, 48vw)',
  '@media': { '(max-aspect-ratio: 1/1)': { aspectRatio: '1140 / 1637' } },
});
export const duskFrame = style({ '::after': { content: '', position: 'absolute', inset: 0, background: duskSky } });
const inset = `max(${vars.space.margin}, calc((100vw - 1440px) / 2 + ${vars.space.margin}))`;
export const headline = style({ position: 'absolute', top: 'clamp(44px, 5.2vw, 76px)', insetInline: inset });
export const day = style({ color: vars.color.ink });
export const dusk = style({ color: vars.color.white, '@media': { '(scripting: none)': { display: 'none' } } });
export const time = style({ position: 'absolute', bottom: 'clamp(20px, 2.2vw, 32px)', paddingBlock: 6, paddingInline: 14, background: vars.color.dusk, color: vars.color.white, whiteSpace: 'nowrap' });
/** Without script one frame stands under the other, and both times at the left. */
export const end = styleVariants({
  start: { left: inset },
  end: { right: inset, '@media': { '(scripting: none)': { right: 'auto', left: inset } } },
});
