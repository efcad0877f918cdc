import { style } from '@vanilla-extract/css';
import { media, vars } from '../../styles/tokens.css.ts';
import { lead } from '../../styles/type.css.ts';
import { link as cardLink } from './service-cards.css.ts';

export const statement = style({ maxWidth: '24em' });
export const heading = style([lead, { marginTop: vars.space.heading, fontFamily: vars.font.sans, fontWeight: 380, color: vars.color.ink2 }]);
export const list = style({ marginTop: 20, borderTop: `1px solid ${vars.color.ink}` });
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  gap: `4px ${vars.space.gutter}`,
  alignItems: 'baseline',
  paddingBlock: '18px 24px',
  borderBottom: `1px solid ${vars.color.rule}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: '14px 18px' } },
});
export const link = cardLink;
export const text = style({ color: vars.color.ink2, textWrap: 'pretty' });
