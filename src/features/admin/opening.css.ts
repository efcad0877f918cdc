import { globalStyle, style } from '@vanilla-extract/css';
import { litColor } from '../../components/logo.css.ts';
import { media, vars } from '../../styles/tokens.css.ts';

export const ground = style({ display: 'grid', placeItems: 'center', minHeight: '100vh', padding: '48px 20px', background: vars.color.paper2, vars: { [litColor]: vars.color.ink } });
export const column = style({ width: '100%', maxWidth: 440 });
export const wide = style({ maxWidth: 520 });
export const card = style({
  marginTop: 24,
  padding: 40,
  background: vars.color.white,
  boxShadow: '0 24px 64px #15171c24',
  '@media': { [media.phone]: { padding: '24px 24px 28px' } },
});
export const title = style({ fontSize: '2.125rem', lineHeight: 1.05, letterSpacing: '-0.02em' });
export const text = style({ marginTop: 14, fontSize: '1.0625rem', lineHeight: 1.4 });
export const quiet = style({ marginTop: 8, fontSize: '1.0625rem', lineHeight: 1.4, color: vars.color.ink2, textWrap: 'pretty' });
export const waiting = style({ marginTop: 20, '@media': { '(scripting: none)': { display: 'none' } } });
globalStyle(`${card} noscript p`, { marginTop: 20, lineHeight: 1.5 });
export const form = style({ display: 'grid', gap: 20, marginTop: 24 });
export const submit = style({ width: '100%', marginTop: 0 });
export const refresh = style({ marginTop: 28 });
export const below = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '0 24px', marginTop: 8, fontSize: '1rem', color: vars.color.ink2 });
export const refreshLink = style({ minHeight: 44, padding: 0, border: 0, background: 'none', color: vars.color.ink });
