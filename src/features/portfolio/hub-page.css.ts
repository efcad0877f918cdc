import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../../styles/tokens.css.ts';

export const rooms = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  alignItems: 'end',
  gap: `clamp(40px, 4.2vw, 60px) ${vars.space.gutter}`,
  paddingBlock: 'clamp(40px, 4.45vw, 64px) clamp(72px, 9vw, 128px)',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingTop: 0 } },
});
export const columns = styleVariants({ 4: 4, 6: 6, 8: 8 }, (value) => ({ gridColumn: `span ${value}`, '@media': { [media.phone]: { gridColumn: 'auto' } } }));
export const room = style({ display: 'block' });
export const frame = style({ position: 'relative', display: 'block', '@media': { [media.phone]: { marginInline: `calc(-1 * ${vars.space.margin})` } } });
export const title = style({ marginTop: 20, marginBottom: 4, selectors: { [`${room}:hover &`]: { textDecoration: 'underline', textDecorationThickness: 1, textUnderlineOffset: '0.18em' } } });
