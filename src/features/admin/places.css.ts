import { style } from '@vanilla-extract/css';
import { media, vars } from '../../styles/tokens.css.ts';

export const nav = style({
  position: 'sticky',
  top: 0,
  alignSelf: 'start',
  padding: '24px 16px',
  '@media': { [media.belowDesktop]: { position: 'static', padding: '12px 32px 0' }, [media.phone]: { padding: '12px 16px 0' } },
});
export const menu = style({ '@media': { [media.desktop]: { display: 'none' } } });
export const lists = style({ '@media': { [media.belowDesktop]: { display: 'none' } } });
export const heading = style({ padding: '0 12px 8px', fontFamily: vars.font.sans, fontSize: '0.9375rem', fontWeight: 500, lineHeight: 1.45, color: vars.color.ink2 });
export const more = style({ marginTop: 16, paddingTop: 16, borderTop: `1px solid ${vars.color.rule}` });
export const place = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  width: '100%',
  minHeight: 44,
  paddingInline: 12,
  border: 0,
  borderRadius: 2,
  background: 'none',
  color: vars.color.ink,
  fontSize: '1rem',
  fontWeight: 450,
  textAlign: 'left',
  selectors: {
    '&:hover': { background: vars.color.paper2 },
    '&[aria-current]': { background: vars.color.dusk, color: vars.color.white },
    '&:focus-visible': { outlineOffset: -3 },
    '&[aria-current]:focus-visible': { outlineColor: vars.color.amber },
  },
});
export const count = style({ color: vars.color.ink2, fontVariantNumeric: 'tabular-nums', selectors: { '[aria-current] > &': { color: vars.color.duskText } } });
