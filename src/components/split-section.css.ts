import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../styles/tokens.css.ts';

/** Column at which the content begins, and the screens on which it stands below: a long single word needs more room than a tablet's columns have, and more air than their gutter. */
const columns = { 5: media.phone, 6: media.phone, 7: media.belowDesktop } as const;
const tablet = '(min-width: 768px) and (max-width: 1023px)';
export const heading = styleVariants(columns, (stacked, column) => ({ gridColumn: `1 / span ${Number(column) - 1}`, '@media': { [tablet]: { gridColumn: '1 / span 5' }, [stacked]: { gridColumn: '1 / -1' } } }));
export const content = styleVariants(columns, (stacked, column) => ({ gridColumn: `${column} / -1`, minWidth: 0, '@media': { [tablet]: { gridColumn: '6 / -1', paddingLeft: 16 }, [stacked]: { gridColumn: '1 / -1', marginTop: 24 } } }));
export const close = style({ paddingBottom: 'clamp(48px, 5.8vw, 84px)' });
