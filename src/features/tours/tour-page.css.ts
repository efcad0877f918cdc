import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../../styles/tokens.css.ts';

export const page = style({ position: 'relative', display: 'grid', height: '100dvh', overflow: 'hidden', background: vars.color.viewer, color: vars.color.white });

const hidden = { position: 'absolute', clipPath: 'inset(50%)', width: 1, height: 1, overflow: 'hidden' } as const;
const whole = style({ alignSelf: 'center', width: 'min(100%, 200dvh)', marginInline: 'auto' });
export const picture = styleVariants({ shown: [whole], covered: [whole, { visibility: 'hidden' }] });

export const stage = style({ position: 'absolute', inset: 0 });
export const canvas = style({ height: '100%', selectors: { '&:focus-visible': { outlineOffset: -4 } } });

/** Light enough to read on white walls as on floors. */
export const bar = style({
  position: 'absolute',
  inset: 'auto 0 0',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '12px 32px',
  padding: '48px 20px 16px',
  '@media': { [media.phone]: { padding: '40px 12px 12px' } },
  background: 'linear-gradient(rgb(11 12 16 / 0%), rgb(11 12 16 / 78%) 60%)',
  pointerEvents: 'none',
});
/** In a low frame the page around it says the same. */
export const words = style({ minWidth: 0, '@media': { '(max-height: 440px)': hidden } });
export const how = style({ marginTop: 2, '@media': { [media.phone]: { display: 'none' } } });
export const controls = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', pointerEvents: 'auto' });
export const views = style({ display: 'flex', flexWrap: 'wrap', gap: 8, margin: 0, padding: 0, listStyle: 'none' });

const press = style({
  minHeight: 44,
  border: '1px solid rgb(255 255 255 / 60%)',
  borderRadius: 2,
  background: 'rgb(11 12 16 / 55%)',
  color: vars.color.white,
  transition: 'background-color 160ms, color 160ms',
  selectors: { '&:hover': { background: vars.color.white, color: vars.color.ink } },
});
export const view = style([press, { paddingInline: 14, fontSize: '0.9375rem', fontWeight: 500, '@media': { [media.phone]: { paddingInline: 11 } } }]);
export const signs = style({ display: 'flex', gap: 8, '@media': { [media.phone]: { position: 'fixed', top: 12, right: 12 } } });
export const sign = style([press, { display: 'grid', placeItems: 'center', width: 44, padding: 0 }]);
