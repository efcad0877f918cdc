import { style } from '@vanilla-extract/css';
import { media } from '../../styles/tokens.css.ts';

export const form = style({ gridColumn: '1 / span 7', minWidth: 0, '@media': { [media.belowDesktop]: { gridColumn: '1 / -1' } } });
