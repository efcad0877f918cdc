import { style } from '@vanilla-extract/css';
import { media, vars } from '../../styles/tokens.css.ts';

export const section = style({ paddingBottom: 'clamp(72px, 8vw, 112px)' });
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  gap: `48px ${vars.space.gutter}`,
  alignItems: 'end',
  marginTop: vars.space.heading,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** Picture and words stand in rows that both share, so that titles of one and of two lines begin on one line. */
export const item = style({ position: 'relative', display: 'grid', gridRow: 'span 2', gridTemplateRows: 'subgrid', rowGap: 20, alignItems: 'end', '@media': { [media.phone]: { gridRow: 'auto', gridTemplateRows: 'auto' } } });
export const words = style({ display: 'grid', gap: 8, alignSelf: 'start' });
