import { style } from '@vanilla-extract/css';
import { media, vars } from '../../styles/tokens.css.ts';

export const facts = style({ display: 'grid', gridTemplateColumns: 'max-content auto', gap: '4px 20px', alignContent: 'start', justifyContent: 'start', color: vars.color.white, '@media': { [media.phone]: { columnGap: 32 } } });
export const fact = style({ display: 'grid', gridTemplateColumns: 'subgrid', gridColumn: '1 / -1' });
export const term = style({ color: vars.color.nightText });
