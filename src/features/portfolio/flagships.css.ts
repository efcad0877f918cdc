import { style } from '@vanilla-extract/css';
import { media, vars } from '../../styles/tokens.css.ts';

export const section = style({ paddingTop: vars.space.section });
export const list = style({ marginTop: vars.space.heading, borderTop: `1px solid ${vars.color.white}` });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr) minmax(0, 3fr)',
  columnGap: 'clamp(24px, 3.3vw, 48px)',
  alignItems: 'center',
  paddingBlock: 28,
  borderBottom: `1px solid ${vars.color.duskRule}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 16 } },
});
export const text = style({ marginTop: 8, color: vars.color.duskText, textWrap: 'pretty' });
export const services = style({ display: 'flex', flexWrap: 'wrap', color: vars.color.duskText });
export const service = style({ selectors: { '&:not(:last-child)::after': { content: '","', marginRight: '0.3em' } } });
