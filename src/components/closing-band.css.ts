import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../styles/tokens.css.ts';

/** Where the tall picture is shown, as in the home page's day to dusk. */
export const upright = '(max-aspect-ratio: 1/1)';
const uprightTablet = `${media.tabletUp} and ${upright}`;

/** The ground is the top row of the two pictures, so that words of many lines only make the sky higher. */
export const band = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  background: '#7f99ba',
  color: vars.color.ink,
  '@media': { [upright]: { background: '#7796bc' } },
});
export const above = style({ background: '#b9cbdf', '@media': { [upright]: { background: '#b9cbdf' } } });
export const picture = style({
  gridArea: '1 / 1',
  alignSelf: 'end',
  maskImage: 'linear-gradient(transparent, #000 6%)',
  selectors: { [`${above} &`]: { gridArea: '2 / 1', maskImage: 'linear-gradient(transparent, #000 24%)' } },
});
export const frame = style({ background: 'transparent', selectors: { [`${picture} > &`]: { '@media': { [uprightTablet]: { aspectRatio: '1 / 1' } } } } });
globalStyle(`${frame} img`, { '@media': { [uprightTablet]: { height: '100%', objectFit: 'cover', objectPosition: 'bottom' } } });
export const words = style({
  position: 'relative',
  gridArea: '1 / 1',
  paddingTop: 'clamp(48px, 4.7vw, 68px)',
});
/** What the house takes of the picture's width: the words end above its roof. */
export const room = style({ paddingBottom: '36.5vw', '@media': { [upright]: { paddingBottom: '62vw' } } });
export const text = style({ marginTop: 12, maxWidth: '32em' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 16, marginTop: 24, '@media': { [media.phone]: { flexDirection: 'column', alignItems: 'stretch' } } });
export const action = style({ '@media': { [media.phone]: { width: '100%' } } });
