import { style } from '@vanilla-extract/css';
import { badge } from '../../components/chip.css.ts';
import { media, vars } from '../../styles/tokens.css.ts';

/** The text begins at the third column on wide screens, at the margin on all others. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: vars.space.gutter,
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const head = style({ paddingTop: 136, paddingBottom: 40, '@media': { [media.phone]: { paddingTop: 88, paddingBottom: 28 } } });
export const title = style({ gridColumn: '3 / span 9', '@media': { [media.belowDesktop]: { gridColumn: 'auto' } } });
export const back = style({ display: 'inline-flex', alignItems: 'center', gap: 10, minHeight: 44, marginBottom: 14, selectors: { '&:hover': { color: vars.color.ember } } });
export const excerpt = style({ marginTop: 20, maxWidth: '31em' });
export const meta = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8px 24px', marginTop: 28 });
export const picture = style({ position: 'relative', height: 475, '@media': { [media.phone]: { height: 'auto', aspectRatio: '3 / 2' } } });
export const caption = style({ display: 'flex', justifyContent: 'space-between', gap: '0 24px', paddingTop: 12, color: vars.color.ink2, '@media': { [media.phone]: { flexDirection: 'column' } } });
export const body = style({ rowGap: 64, paddingTop: 72, paddingBottom: 'clamp(72px, 9vw, 128px)', '@media': { [media.phone]: { paddingTop: 48 } } });
export const text = style({ gridColumn: '3 / span 7', minWidth: 0, '@media': { [media.belowDesktop]: { gridColumn: 'auto' } } });
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBlock: '48px 24px' });
export const tag = badge;
