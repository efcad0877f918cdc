import { style } from '@vanilla-extract/css';
import { media } from '../../styles/tokens.css.ts';

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: '8px 32px', marginTop: 24, fontSize: '1.125rem' });
export const origin = style({ display: 'grid', width: 190, '@media': { [media.belowDesktop]: { display: 'flex', flexWrap: 'wrap', gap: '0 14px', width: 'auto' } } });
export const source = style({ fontStyle: 'normal' });
