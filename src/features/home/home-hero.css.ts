import { style } from '@vanilla-extract/css';
import { media, vars } from '../../styles/tokens.css.ts';
import { duskShade, duskSky } from './dusk-sky.ts';

export const hero = style({
  position: 'relative',
  display: 'flex',
  height: '100svh',
  minHeight: 560,
  color: vars.color.white,
  background: vars.color.dusk,
  '@media': { [media.mobile]: { height: '60vh', minHeight: 340 } },
});
export const picture = style({
  position: 'absolute',
  inset: 0,
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    background: `${duskSky}, linear-gradient(to top, ${duskShade(72)}, ${duskShade(0)} 20%)`,
  },
});
export const inner = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: 32,
  width: '100%',
  maxWidth: 1440,
  marginInline: 'auto',
  paddingTop: 'calc(88px + clamp(24px, 3.4vw, 49px))',
  paddingInline: vars.space.margin,
  paddingBottom: 40,
  '@media': { [media.mobile]: { paddingTop: 76, paddingBottom: 16 } },
});
/** Three lines on the narrowest phones too, above the roof. */
export const title = style({ maxWidth: '15em', selectors: { '&&': { '@media': { '(max-width: 359px)': { fontSize: '1.9375rem' } } } } });
export const foot = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'end',
  columnGap: 24,
  '@media': { [media.belowDesktop]: { gridTemplateColumns: '1fr auto' }, [media.mobile]: { display: 'none' } },
});
export const actions = style({ '@media': { [media.belowDesktop]: { flexDirection: 'column', alignItems: 'flex-start' } } });
export const scroll = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 12,
  minWidth: 44,
  fontSize: '0.9375rem',
  textShadow: `0 0 12px ${vars.color.dusk}`,
  '@media': { [media.belowDesktop]: { display: 'none' } },
  '::after': { content: '', width: 1, height: 40, background: 'currentColor' },
});
export const place = style({ gridColumn: -2, textAlign: 'right', textShadow: `0 0 12px ${vars.color.dusk}` });
