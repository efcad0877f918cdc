import { style } from '@vanilla-extract/css';
import { media, vars } from '../../styles/tokens.css.ts';

export const page = style({ paddingTop: 104, '@media': { [media.phone]: { paddingTop: 80 } } });
/** The bar's words are white here: they need their ground on the page of a missing item too. */
export const missing = style({ position: 'relative', '::before': { content: '', position: 'absolute', inset: '0 0 auto', height: 88, background: vars.color.night } });
export const top = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'last baseline', columnGap: 24, paddingBottom: 20, color: vars.color.nightText });
export const text = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)',
  gap: 'clamp(32px, 6.6vw, 96px)',
  alignItems: 'start',
  paddingBlock: 'clamp(40px, 5vw, 72px)',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) fit-content(22rem)' }, [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const description = style({ marginTop: 20, maxWidth: '30em', color: '#d9dce2' });
