import { style } from '@vanilla-extract/css';
import { media, vars } from '../../styles/tokens.css.ts';

export const groups = style({ columns: 3, columnGap: vars.space.gutter, '@media': { [media.belowDesktop]: { columns: 2 }, [media.phone]: { columns: 1 } } });
export const group = style({ breakInside: 'avoid', paddingBottom: 56 });
export const list = style({ marginTop: 16, borderTop: `1px solid ${vars.color.ink}` });
export const row = style({ borderBottom: `1px solid ${vars.color.rule}` });
export const link = style({ display: 'flex', alignItems: 'center', minHeight: 44, selectors: { '&:hover': { color: vars.color.ember } } });
