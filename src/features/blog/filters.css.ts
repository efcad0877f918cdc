import { style } from '@vanilla-extract/css';
import { media, vars } from '../../styles/tokens.css.ts';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px 24px',
  paddingBlock: 24,
  borderBottom: `1px solid ${vars.color.ink}`,
});
export const search = style({ position: 'relative', flex: '0 0 340px', '@media': { [media.phone]: { flexBasis: '100%' } } });
export const field = style({
  width: '100%',
  height: 48,
  padding: '0 16px 0 46px',
  border: `1px solid ${vars.color.fieldEdge}`,
  borderRadius: 2,
  background: vars.color.white,
  fontSize: '1.0625rem',
  fontWeight: 400,
  appearance: 'none',
  selectors: { '&:focus-visible': { outlineOffset: -1 }, '&::placeholder': { color: vars.color.placeholder, opacity: 1 } },
});
export const submit = style({ position: 'absolute', left: 2, top: 2, display: 'grid', placeItems: 'center', width: 44, height: 44, padding: 0, border: 0, background: 'none' });
