import { style } from '@vanilla-extract/css';
import { media, vars } from '../../styles/tokens.css.ts';

export const neighbourhoods = style({ columns: 3, columnGap: vars.space.gutter, '@media': { [media.belowDesktop]: { columns: 2 }, [media.phone]: { columns: 1 } } });
export const neighbourhood = style({ paddingBlock: 6, breakInside: 'avoid' });
export const paragraph = style({ maxWidth: '36em', marginTop: 24, color: vars.color.ink2, textWrap: 'pretty' });
export const figures = style({ paddingBottom: vars.space.section });
