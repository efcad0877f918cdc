import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../../styles/tokens.css.ts';

export const bleed = style({ '@media': { [media.phone]: { marginInline: `calc(-1 * ${vars.space.margin})` } } });
/** A tall picture is shown whole on one screen. */
export const narrow = style({ maxWidth: 620, marginInline: 'auto' });
export const screen = styleVariants({ video: '16 / 9', embed: '2 / 1' }, (aspectRatio) => ({ position: 'relative', overflow: 'hidden', aspectRatio, '@media': { [media.phone]: { aspectRatio: '3 / 2' } } }));
export const caption = style({ display: 'flex', justifyContent: 'space-between', gap: 16, marginTop: 12, fontSize: '0.9375rem', lineHeight: 1.45, color: vars.color.nightText, '@media': { [media.phone]: { paddingInline: vars.space.margin } } });
