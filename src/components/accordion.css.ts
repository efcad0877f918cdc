import { style } from '@vanilla-extract/css';
import { media, vars } from '../styles/tokens.css.ts';

export const list = style({ borderTop: `1px solid ${vars.color.ink}` });
export const row = style({ borderBottom: `1px solid ${vars.color.rule}` });
export const details = style({
  interpolateSize: 'allow-keywords',
  selectors: {
    '&::details-content': { blockSize: 0, overflow: 'hidden', transition: 'block-size 240ms, content-visibility 240ms allow-discrete' },
    '&[open]::details-content': { blockSize: 'auto' },
  },
  '@media': { [media.still]: { selectors: { '&::details-content': { transition: 'none' } } } },
});
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 24,
  minHeight: 76,
  paddingBlock: 12,
  selectors: { [`${details}[open] > &`]: { paddingBottom: 6 } },
  '@media': { [media.phone]: { minHeight: 64 } },
});
export const sign = style({ flex: 'none', width: 18, height: 18 });
export const upright = style({
  transformOrigin: 'center',
  transition: 'transform 240ms',
  selectors: { [`${details}[open] &`]: { transform: 'scaleY(0)' } },
});
export const answer = style({ maxWidth: '40em', paddingBottom: 28, color: vars.color.ink2, textWrap: 'pretty' });
