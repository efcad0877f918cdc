import { style } from '@vanilla-extract/css';
import { media, vars } from '../../styles/tokens.css.ts';

export const highlights = style({ marginTop: 48, borderTop: `1px solid ${vars.color.ink}` });
export const highlight = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr)',
  gap: '8px 32px',
  alignItems: 'baseline',
  paddingBlock: '24px 28px',
  borderBottom: `1px solid ${vars.color.rule}`,
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const text = style({ color: vars.color.ink2, textWrap: 'pretty', maxWidth: '36em' });
export const pair = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '48px clamp(32px, 5.8vw, 84px)', '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } } });
export const purpose = style({ marginTop: 24, maxWidth: '15.5em' });
export const founder = style({ alignItems: 'center' });
export const portrait = style({ gridColumn: '1 / span 6', minWidth: 0, '@media': { [media.phone]: { gridColumn: 'auto' } } });
export const caption = style({ display: 'flex', justifyContent: 'space-between', gap: 24, marginTop: 12, color: vars.color.ink2 });
export const words = style({ gridColumn: '8 / -1', minWidth: 0, '@media': { [media.phone]: { gridColumn: 'auto', marginTop: 32 } } });
export const founderLead = style({ marginBlock: '20px 16px' });
export const action = style({ marginTop: 'clamp(40px, 4.5vw, 64px)' });
