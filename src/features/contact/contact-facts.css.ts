import { style } from '@vanilla-extract/css';
import { media, vars } from '../../styles/tokens.css.ts';
import { h2 } from '../../styles/type.css.ts';

export const facts = style({ gridColumn: '9 / -1', minWidth: 0, '@media': { [media.belowDesktop]: { gridColumn: '1 / -1', marginTop: 72 } } });
export const phone = style([h2, { display: 'inline-block', marginTop: 16, fontSize: 'clamp(2rem, 1.7rem + 0.9vw, 2.625rem)', fontVariantNumeric: 'lining-nums', selectors: { '&:hover': { color: vars.color.ember } } }]);
export const list = style({ marginTop: 32, borderTop: `1px solid ${vars.color.ink}` });
export const row = style({ paddingBlock: 16, borderBottom: `1px solid ${vars.color.rule}` });
export const label = style({ marginBottom: 2, fontSize: '0.9375rem', lineHeight: 1.45, color: vars.color.ink2 });
export const social = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 24px' });
