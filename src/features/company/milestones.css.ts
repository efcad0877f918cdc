import { style } from '@vanilla-extract/css';
import { media, vars } from '../../styles/tokens.css.ts';

export const list = style({ display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', marginTop: 'clamp(40px, 5.5vw, 80px)', '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } } });
export const item = style({ '@media': { [media.belowDesktop]: { display: 'grid', gridTemplateColumns: '136px minmax(0, 1fr)', paddingBlock: '16px 24px', borderTop: `1px solid ${vars.color.ink}` } } });
/** The numerals' feet touch the line. */
export const year = style({ lineHeight: 0.745, borderBottom: `1px solid ${vars.color.ink}`, fontVariantNumeric: 'lining-nums', '@media': { [media.belowDesktop]: { lineHeight: 1, border: 0 } } });
export const words = style({ paddingTop: 28, paddingRight: 24, '@media': { [media.belowDesktop]: { paddingTop: 4, paddingRight: 0 } } });
export const text = style({ marginTop: 6, maxWidth: '14em', color: vars.color.ink2, '@media': { [media.belowDesktop]: { maxWidth: '30em' } } });
