import { style } from '@vanilla-extract/css';
import { media, vars } from '../../styles/tokens.css.ts';

const phone = (rule: object) => ({ '@media': { [media.phone]: rule } });
/** Name, text and side: 4 + 5 + 3 columns. */
const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: vars.space.gutter,
} as const;
const narrow = { display: 'block' };

export const section = style({ paddingBlock: vars.space.section });
export const header = style({ ...columns, alignItems: 'baseline', marginBottom: 'clamp(32px, 5.4vw, 78px)', ...phone(narrow) });
export const heading = style({ gridColumn: '1 / span 4' });
/** The heading's first line and the introduction's stand on one line. */
export const intro = style({ gridColumn: '5 / span 7', ...phone({ marginTop: 16 }) });
export const list = style({ borderTop: `1px solid ${vars.color.ink}` });
export const row = style({ ...columns, paddingBlock: '34px 44px', borderBottom: `1px solid ${vars.color.rule}`, ...phone({ ...narrow, paddingBlock: '24px 28px' }) });
export const name = style({ gridColumn: '1 / span 4' });
export const text = style({ gridColumn: '5 / span 5', textWrap: 'pretty', ...phone({ marginTop: 10 }) });
export const features = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '4px 24px',
  marginTop: 14,
  color: vars.color.ink2,
  fontSize: '1rem',
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** A dash of the line's own colour instead of a disc. */
export const feature = style({
  position: 'relative',
  paddingLeft: 20,
  selectors: { '&::before': { content: '""', position: 'absolute', left: 0, top: '0.8em', width: 10, borderTop: `1px solid ${vars.color.ink}` } },
});
export const side = style({
  gridColumn: '10 / -1',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: 8,
  textAlign: 'right',
  ...phone({ alignItems: 'flex-start', textAlign: 'left', marginTop: 14, gap: 4 }),
});
/** Smaller on a tablet: three of its columns are narrow, and a figure keeps its unit. */
export const facts = style({
  selectors: { '&&': { '@media': { [media.tablet]: { fontSize: '1.125rem' } } } },
  ...phone({ display: 'flex', flexWrap: 'wrap', columnGap: 20 }),
});
export const action = style({ display: 'inline-flex', alignItems: 'center', minHeight: 44, marginBottom: -10, ...phone({ marginBottom: 0 }) });
