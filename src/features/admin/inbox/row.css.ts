import { style } from '@vanilla-extract/css';
import { media, vars } from '../../../styles/tokens.css.ts';

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const row = style({
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 56px',
  borderTop: `1px solid ${vars.color.rule}`,
  selectors: { '&:first-child': { borderTop: 0 }, '&[data-open]': { background: vars.color.paper, contentVisibility: 'visible' } },
});
export const heading = style({ fontFamily: 'inherit', fontSize: '1rem', lineHeight: 1.45, letterSpacing: 0 });
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 14rem) minmax(0, 1fr) 8.25rem 6.5rem',
  alignItems: 'center',
  gap: '4px 20px',
  width: '100%',
  minHeight: 56,
  padding: '8px 20px',
  border: 0,
  background: 'none',
  textAlign: 'left',
  selectors: { '&[data-wide]': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr) 8.25rem 6.5rem' }, '&:hover': { background: vars.color.paper2 }, '&:focus-visible': { outlineOffset: -3 } },
  '@media': { [media.belowDesktop]: { padding: '12px 16px', selectors: { '&, &[data-wide]': { gridTemplateColumns: 'minmax(0, 1fr) auto' } } } },
});
export const title = style({
  ...oneLine,
  fontWeight: 450,
  selectors: {
    '&[data-fresh]': { fontWeight: 600 },
    '&[data-fresh]::before': { content: '""', display: 'inline-block', width: 8, height: 8, marginRight: 10, borderRadius: '50%', background: vars.color.blue, verticalAlign: '0.1em' },
  },
});
export const excerpt = style({ ...oneLine, color: vars.color.ink2, '@media': { [media.belowDesktop]: { gridRow: 2 } } });
export const badge = style({
  justifySelf: 'start',
  color: vars.color.ink2,
  fontSize: '0.9375rem',
  selectors: {
    '&[data-tone="success"]': { color: vars.color.success },
    '&[data-tone="warning"]': { paddingInline: 8, borderRadius: 2, background: '#fbe4bf', color: '#6b3d06', fontWeight: 500 },
  },
  '@media': { [media.belowDesktop]: { gridRow: 2, justifySelf: 'end' } },
});
export const when = style({ justifySelf: 'end', color: vars.color.ink2, fontSize: '0.9375rem', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const body = style({ padding: '12px 20px 24px', fontSize: '1rem', lineHeight: 1.5, '@media': { [media.phone]: { padding: '12px 16px 20px' } } });
