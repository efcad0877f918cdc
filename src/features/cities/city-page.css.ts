import { style } from '@vanilla-extract/css';
import { media, vars } from '../../styles/tokens.css.ts';
import { h3 } from '../../styles/type.css.ts';

const tablet = '(min-width: 768px) and (max-width: 1023px)';
export const neighbourhoods = style({ columns: 2, columnGap: vars.space.gutter, '@media': { [tablet]: { columns: 3 }, [media.phone]: { columns: 1 } } });
export const neighbourhood = style([h3, { paddingBlock: 6, breakInside: 'avoid' }]);
export const paragraph = style({ maxWidth: '36em', marginTop: 24, color: vars.color.ink2, textWrap: 'pretty' });
export const figures = style({ paddingBottom: vars.space.section });
