import { globalStyle } from '@vanilla-extract/css';
import { media, vars } from './tokens.css.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('html', {
  fontFamily: vars.font.sans,
  fontWeight: 380,
  fontSize: '100%',
  color: vars.color.ink,
  background: vars.color.paper,
  WebkitTextSizeAdjust: '100%',
  scrollPaddingTop: 96,
  fontOpticalSizing: 'auto',
});
globalStyle('body', {
  margin: 0,
  fontSize: 'clamp(1.0625rem, 1.04rem + .1vw, 1.125rem)',
  lineHeight: 1.6,
  letterSpacing: '-0.003em',
  minWidth: 320,
  overflowWrap: 'break-word',
});
globalStyle('img, svg, video, iframe', { display: 'block', maxWidth: '100%' });
globalStyle('img', { height: 'auto' });
globalStyle('ul, ol', { margin: 0, padding: 0, listStyle: 'none' });
globalStyle('p, figure, blockquote, dl, dd, fieldset, h1, h2, h3, h4', { margin: 0 });
globalStyle('h1, h2, h3, h4', { fontFamily: vars.font.serif, fontWeight: 400, textWrap: 'balance' });
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
globalStyle('button', { cursor: 'pointer' });
globalStyle('a', { color: 'inherit', textDecoration: 'none' });
globalStyle('summary', { cursor: 'pointer', listStyle: 'none' });
globalStyle('summary::-webkit-details-marker', { display: 'none' });
globalStyle('strong, b', { fontWeight: 500 });
globalStyle(':focus-visible', { outline: `3px solid ${vars.color.blue}`, outlineOffset: 3 });
globalStyle('[data-ground="dark"] :focus-visible', { outlineColor: vars.color.amber });
globalStyle('[data-ground="day"] :focus-visible', { outlineColor: vars.color.blue });
globalStyle('h1:focus, main:focus', { outline: 'none' });
globalStyle('[hidden]', { display: 'none !important' });
globalStyle('*, *::before, *::after', {
  '@media': { [media.still]: { animationDuration: '0.01ms !important', animationIterationCount: '1 !important', transitionDuration: '0.01ms !important' } },
});
globalStyle('::view-transition-group(*)', { animationDuration: '320ms', animationTimingFunction: vars.ease });
