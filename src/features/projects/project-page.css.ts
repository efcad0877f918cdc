import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../../styles/tokens.css.ts';

export const header = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  columnGap: 'clamp(32px, 4.4vw, 64px)',
  alignItems: 'end',
  paddingBlock: '136px 48px',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: '96px 28px', rowGap: 20 } },
});
export const crumbs = style({ gridColumn: '1 / -1', marginBottom: 12, color: vars.color.ink2, '@media': { [media.phone]: { marginBottom: -12 } } });
export const description = style({ paddingBottom: 6 });
export const lead = style({ position: 'relative', aspectRatio: '1440 / 760', maxHeight: '92vh', width: '100%', '@media': { [media.phone]: { aspectRatio: '3 / 2' } } });
export const caption = style({ display: 'flex', justifyContent: 'space-between', gap: 16, marginTop: 12, fontSize: '0.9375rem', lineHeight: 1.45, color: vars.color.ink2 });
export const facts = style({ paddingTop: 'clamp(48px, 5vw, 72px)' });
export const four = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: '28px 24px',
  paddingTop: 24,
  borderTop: `1px solid ${vars.color.ink}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const term = style({ color: vars.color.ink2, fontSize: '0.9375rem', lineHeight: 1.45, marginBottom: 4 });
export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: 8, paddingTop: 36 });
export const badge = style({ borderColor: vars.color.ink });
/** Headings and texts share their first baseline. */
export const story = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
  columnGap: vars.space.gutter,
  rowGap: 'clamp(48px, 5.5vw, 80px)',
  alignItems: 'first baseline',
  paddingBlock: vars.space.section,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 16 } },
});
globalStyle(`${story} > h2:nth-of-type(2)`, { '@media': { [media.phone]: { marginTop: 32 } } });
export const gallery = style({ paddingBottom: vars.space.section });
export const closing = style({ paddingBlock: 'clamp(64px, 6vw, 88px)' });
export const closingRow = style({ display: 'grid', alignItems: 'center', gap: '28px 64px', '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } } });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 16, '@media': { [media.phone]: { flexDirection: 'column', width: '100%' } } });
