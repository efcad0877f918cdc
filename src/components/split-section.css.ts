import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../styles/tokens.css.ts';

const columns = { 5: 5, 6: 6 } as const;
export const heading = styleVariants(columns, (column) => ({ gridColumn: `1 / span ${column - 1}`, '@media': { [media.phone]: { gridColumn: 'auto' } } }));
export const content = styleVariants(columns, (column) => ({ gridColumn: `${column} / -1`, minWidth: 0, '@media': { [media.phone]: { gridColumn: 'auto', marginTop: 24 } } }));
export const close = style({ paddingBottom: 'clamp(48px, 5.8vw, 84px)' });
