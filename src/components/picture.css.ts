import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../styles/tokens.css.ts';

export const frame = style({ position: 'relative', display: 'block', overflow: 'hidden', background: vars.color.paper2, backgroundSize: 'cover', backgroundPosition: 'center' });
globalStyle(`[data-ground="dark"] ${frame}`, { backgroundColor: vars.color.night2 });
const ratioVar = createVar();
const ratios = { '3:2': '3 / 2', '16:10': '16 / 10', '16:9': '16 / 9', '2:1': '2 / 1', '4:5': '4 / 5', '1:1': '1 / 1', '4:3': '4 / 3' } as const;
/** Cut to a ratio; without one the picture keeps its own. */
export const ratio = styleVariants(ratios, (value) => ({ vars: { [ratioVar]: value }, aspectRatio: ratioVar }));
/** Another ratio on phones. */
export const phoneRatio = styleVariants(ratios, (value) => ({ '@media': { [media.phone]: { aspectRatio: value } } }));
export const average = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });
export const image = style({ position: 'relative', width: '100%', height: 'auto', color: vars.color.ink2, fontSize: '0.9375rem' });
export const cover = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' });
/** Where a crop holds on to the picture. */
export const position = styleVariants({ top: 'top', bottom: 'bottom', left: 'left', right: 'right', upper: '50% 30%', lower: '50% 70%' }, (value) => ({ objectPosition: value }));
