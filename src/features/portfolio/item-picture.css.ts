import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../../styles/tokens.css.ts';

export const bleed = style({ '@media': { [media.phone]: { marginInline: `calc(-1 * ${vars.space.margin})` } } });
/** A tall picture is shown whole on one screen. */
export const narrow = style({ maxWidth: 620, marginInline: 'auto' });
export const screen = styleVariants({ video: ['16 / 9', '3 / 2'], embed: ['2 / 1', '1'] }, ([aspectRatio, phone]) => ({ position: 'relative', overflow: 'hidden', aspectRatio, '@media': { [media.phone]: { aspectRatio: phone } } }));
export const caption = style({ marginTop: 12, fontSize: '0.9375rem', lineHeight: 1.45, color: vars.color.nightText, textWrap: 'pretty', '@media': { [media.phone]: { paddingInline: vars.space.margin } } });
