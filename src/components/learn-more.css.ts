import { style } from '@vanilla-extract/css';

export const target = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
});
