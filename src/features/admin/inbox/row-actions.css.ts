import { style } from '@vanilla-extract/css';
import { media } from '../../../styles/tokens.css.ts';

export const ask = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12, marginTop: 20, padding: '12px 16px', background: '#fdf0ec' });
export const question = style({ flex: '1 1 16em' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12, marginTop: 24 });
export const last = style({ marginLeft: 'auto', '@media': { [media.phone]: { marginLeft: 0 } } });
