import { style } from '@vanilla-extract/css';
import { bleedOnPhone } from '../../styles/layout.css.ts';
import { media, vars } from '../../styles/tokens.css.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: '5fr 7fr',
  gap: '56px 64px',
  alignItems: 'center',
  paddingBlock: '160px 96px',
  '@media': {
    [media.belowDesktop]: { columnGap: 40, gridTemplateColumns: '1fr 1fr', paddingBlock: '136px 80px' },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: '112px 0', gap: 48 },
  },
});
export const text = style({ marginTop: 20, color: vars.color.ink2, maxWidth: '24em' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '12px 16px', marginTop: 32 });
export const picture = style([bleedOnPhone, { minWidth: 0 }]);
