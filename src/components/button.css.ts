import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../styles/tokens.css.ts';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 10,
  minHeight: 56,
  paddingInline: 28,
  border: '1px solid transparent',
  borderRadius: 2,
  fontFamily: vars.font.sans,
  fontSize: '1.0625rem',
  fontWeight: 500,
  lineHeight: 1.2,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  transition: 'background-color 160ms, color 160ms, border-color 160ms',
  selectors: { '&:disabled': { cursor: 'default' } },
});
const off = { background: vars.color.paper2, color: vars.color.disabled, borderColor: 'transparent' };
const offDark = { background: vars.color.dusk2, color: vars.color.duskField, borderColor: 'transparent' };

/** Day: ink, or an ink edge. Dark: amber, or a white edge; `picture` is the edge on a photograph. One primary a screen. */
export const button = styleVariants({
  ink: [base, { background: vars.color.ink, color: vars.color.white, selectors: { '&:hover': { background: '#31343d' }, '&:active': { background: '#000' }, '&:disabled': off } }],
  inkEdge: [base, { borderColor: vars.color.ink, color: vars.color.ink, background: 'transparent', selectors: { '&:hover': { background: vars.color.ink, color: vars.color.white }, '&:active': { background: '#000', color: vars.color.white }, '&:disabled': off } }],
  amber: [base, { background: vars.color.amber, color: vars.color.ink, selectors: { '&:hover': { background: vars.color.amberHover }, '&:active': { background: vars.color.amberPressed }, '&:disabled': offDark } }],
  whiteEdge: [base, { borderColor: vars.color.white, color: vars.color.white, background: 'transparent', selectors: { '&:hover': { background: vars.color.white, color: vars.color.ink }, '&:active': { background: vars.color.paper2, color: vars.color.ink }, '&:disabled': offDark } }],
  picture: [base, { borderColor: vars.color.white, color: vars.color.white, background: 'rgb(20 29 54 / 65%)', selectors: { '&:hover': { background: vars.color.white, color: vars.color.ink }, '&:active': { background: vars.color.paper2, color: vars.color.ink } } }],
});
/** Admin's size. */
export const small = style({ minHeight: 44, paddingInline: 18, fontSize: '1rem' });
export const pair = style({ display: 'flex', flexWrap: 'wrap', gap: 16 });

/** A link in text weight 500, underlined below; no arrows. */
export const link = style({
  fontWeight: 500,
  textDecorationLine: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: '0.3em',
  textDecorationColor: 'color-mix(in srgb, currentColor 45%, transparent)',
  transition: 'color 160ms, text-decoration-color 160ms',
  selectors: {
    '&:hover': { color: vars.color.ember, textDecorationColor: 'currentColor' },
    '[data-ground="dark"] &:hover': { color: 'inherit' },
  },
});
