import { style } from '@vanilla-extract/css';
import { bleedOnPhone } from '../../styles/layout.css.ts';
import { media, vars } from '../../styles/tokens.css.ts';

export const lead = style({ position: 'relative' });
export const picture = style([bleedOnPhone, { gridColumn: '1 / span 8', '@media': { [media.tabletUp]: { marginLeft: `calc((100vw - min(100vw, 1440px)) / -2 - ${vars.space.margin})` }, [media.phone]: { gridColumn: 'auto' } } }]);
export const words = style({ gridColumn: '9 / -1', alignSelf: 'end', '@media': { [media.phone]: { gridColumn: 'auto', marginTop: 20 } } });
