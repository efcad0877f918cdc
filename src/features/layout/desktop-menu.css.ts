import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/tokens.css.ts';

export const menu = style({ display: 'flex', alignItems: 'center', height: '100%' });
/** Reaches up to the word, so that the mouse does not leave on its way down. */
export const drop = style({ position: 'absolute', top: 'calc(100% - 22px)', right: `max(${vars.space.margin}, calc((100vw - 1440px) / 2 + ${vars.space.margin}))`, paddingTop: 14 });
export const sheet = style({ display: 'grid', gridTemplateColumns: '1fr 304px', gap: 32, width: 624, padding: '24px 24px 22px 12px', background: vars.color.white, color: vars.color.ink, boxShadow: '0 24px 64px #15171c24' });
export const list = style({ display: 'grid', alignContent: 'start' });
const row = style({ display: 'flex', alignItems: 'center', minHeight: 44, paddingInline: 12, borderRadius: 2, selectors: { '&:hover, &:focus-visible, &[aria-current]': { background: vars.color.paper2 } } });
export const first = style([row, { fontWeight: 500, fontSize: '1.0625rem' }]);
export const entry = style([row, { fontFamily: vars.font.serif, fontSize: '1.4375rem', letterSpacing: '-0.012em', lineHeight: 1.2 }]);
export const preview = style({ color: vars.color.ink2 });
export const caption = style({ marginTop: 12, fontSize: '0.9375rem', lineHeight: 1.45 });
