import { style } from '@vanilla-extract/css';
import { media, vars } from '../../styles/tokens.css.ts';

export const closing = style({ paddingBottom: 'clamp(72px, 7vw, 104px)' });
export const row = style({
  display: 'grid',
  alignItems: 'center',
  gap: '32px 64px',
  paddingTop: 'clamp(40px, 4vw, 56px)',
  borderTop: `1px solid ${vars.color.nightRule}`,
  selectors: { '[data-dusk] &': { borderTop: 0, paddingTop: 'clamp(48px, 5vw, 72px)' } },
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 16, '@media': { [media.phone]: { flexDirection: 'column', width: '100%' } } });
