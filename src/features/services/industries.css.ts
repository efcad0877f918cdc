import { style } from '@vanilla-extract/css';
import { media, vars } from '../../styles/tokens.css.ts';

const phone = (rule: object) => ({ '@media': { [media.phone]: rule } });

export const section = style({ paddingBlock: vars.space.section, background: vars.color.paper2 });
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: vars.space.gutter,
  rowGap: 20,
  marginTop: vars.space.heading,
  ...phone({ gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 48 }),
});
/** Pictures of a row end together, words begin together. */
export const tile = style({
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  minWidth: 0,
  selectors: { '&:nth-child(n + 3)': { marginTop: 'clamp(36px, 4.7vw, 68px)' } },
  ...phone({ gridRow: 'auto', gridTemplateRows: 'auto auto', rowGap: 16, selectors: { '&:nth-child(n + 3)': { marginTop: 0 } } }),
});
export const wide = style({ gridColumn: 'span 7', ...phone({ gridColumn: 'auto' }) });
export const narrow = style({ gridColumn: 'span 5', ...phone({ gridColumn: 'auto' }) });
export const picture = style({ alignSelf: 'end', ...phone({ marginInline: `calc(-1 * ${vars.space.margin})` }) });
export const description = style({ maxWidth: '34em', marginTop: 8, color: vars.color.ink2, textWrap: 'pretty' });
export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 16 });
export const badge = style({ display: 'inline-flex', alignItems: 'center', minHeight: 32, paddingInline: 12, border: `1px solid ${vars.color.ink}`, borderRadius: 2, fontSize: '0.9375rem', fontWeight: 450, lineHeight: 1.3 });
