import { style } from '@vanilla-extract/css';
import { media, vars } from '../../styles/tokens.css.ts';

const measure = { maxWidth: 704 } as const;
export const blocks = style({ fontSize: '1.1875rem', lineHeight: 1.65, '@media': { [media.phone]: { fontSize: '1.125rem' } } });
export const paragraph = style({
  ...measure,
  textWrap: 'pretty',
  selectors: {
    '& + &': { marginTop: '1.1em' },
    '&:first-child::first-letter': { float: 'left', marginTop: '0.06em', marginRight: '0.09em', marginLeft: '-0.03em', fontFamily: vars.font.serif, fontSize: '6.4rem', lineHeight: 0.76, letterSpacing: 0 },
  },
});
export const heading = style({ ...measure, marginTop: 64, marginBottom: 20, scrollMarginTop: 96, '@media': { [media.phone]: { marginTop: 48 } } });
export const highlight = style({ ...measure, marginBlock: 56, paddingBlock: 28, borderBlock: `1px solid ${vars.color.ink}`, '@media': { [media.phone]: { marginBlock: 40 } } });
export const list = style({ ...measure, marginBlock: 28 });
export const item = style({
  position: 'relative',
  paddingBlock: 8,
  paddingLeft: 28,
  borderBottom: `1px solid ${vars.color.rule}`,
  selectors: { '&::before': { content: '', position: 'absolute', left: 0, top: '1.55em', width: 14, height: 1, background: vars.color.ink } },
});
export const quote = style({ ...measure, marginBlock: 48 });
export const words = style({ textIndent: '-0.42em' });
export const source = style({ marginTop: 12, fontSize: '1.0625rem', color: vars.color.ink2 });
/** A column wider than the text; to both edges on phones. */
export const figure = style({ marginBlock: 40, '@media': { [media.phone]: { marginInline: `calc(-1 * ${vars.space.margin})` } } });
export const caption = style({ display: 'flex', justifyContent: 'space-between', gap: '0 24px', marginTop: 12, color: vars.color.ink2, '@media': { [media.phone]: { flexDirection: 'column', paddingInline: vars.space.margin } } });
export const light = style({ flex: 'none' });
