import { style } from '@vanilla-extract/css';
import { media, vars } from '../../styles/tokens.css.ts';

export const head = style({ gridColumn: '1 / span 4', '@media': { [media.phone]: { gridColumn: 'auto', marginBottom: 16 } } });
export const text = style({ maxWidth: '24em', marginTop: 20, color: vars.color.ink2, textWrap: 'pretty' });
export const all = style({ display: 'inline-flex', alignItems: 'center', minHeight: 44, marginTop: 8 });
export const questions = style({ gridColumn: '6 / -1', '@media': { [media.phone]: { gridColumn: 'auto' } } });
