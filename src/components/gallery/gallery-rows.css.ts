import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../../styles/tokens.css.ts';
import { frameRatios } from './arrange-rows.ts';

const narrow = `calc(-1 * ${vars.space.margin})`;

/** Too narrow for a title and its light on one line: they stand one under the other. */
const narrowTile = '(max-width: 300px)';

export const rows = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 40, '@media': { [media.phone]: { marginInline: narrow } } });
export const row = style({ display: 'flex', gap: 24, '@media': { [media.phone]: { flexWrap: 'wrap', gap: '40px 2px' } } });
export const tile = style({ minWidth: 0, containerType: 'inline-size', '@media': { [media.phone]: { flex: '1 0 100%' } } });
/** Widths in proportion to the ratios give a row one height. */
export const grow = styleVariants(frameRatios, (value) => ({ '@media': { [media.tabletUp]: { flex: `${value.toFixed(4)} 1 0` } } }));
export const pair = style({ '@media': { [media.phone]: { order: 1, flexBasis: 'calc(50% - 1px)', flexGrow: 0 } } });
export const alone = style({ '@media': { [media.tabletUp]: { flex: '0 1 50%' } } });
export const card = style({ display: 'block' });
export const frame = style({ position: 'relative', display: 'block', overflow: 'hidden' });
export const ratio = styleVariants(frameRatios, (value) => ({ aspectRatio: value.toFixed(4) }));
export const caption = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  marginTop: 12,
  fontSize: '0.9375rem',
  lineHeight: 1.45,
  color: vars.color.ink2,
  '@container': { [narrowTile]: { flexDirection: 'column', gap: 0 } },
  selectors: { '[data-ground="dark"] &': { color: vars.color.nightText } },
  '@media': { [media.phone]: { paddingInline: vars.space.margin, selectors: { [`${pair} &`]: { flexDirection: 'column', gap: 0, paddingInline: 12 }, [`${pair}:not(${pair} ~ ${pair}) &`]: { paddingLeft: vars.space.margin } } } },
});
export const title = style({ selectors: { [`${card}:hover &`]: { textDecoration: 'underline', textUnderlineOffset: '0.3em' }, '[data-ground="dark"] &': { color: '#d9dce2' } } });
export const light = style({ textAlign: 'right', flex: 'none', maxWidth: '55%', '@container': { [narrowTile]: { textAlign: 'left', maxWidth: 'none' } }, '@media': { [media.phone]: { selectors: { [`${pair} &`]: { textAlign: 'left', maxWidth: 'none' } } } } });

/** The left half of a pair: the picture as it came out of the camera. */
export const before = style({ position: 'absolute', inset: 0, clipPath: 'inset(0 50% 0 0)' });
export const edge = style({ position: 'absolute', insetBlock: 0, left: 'calc(50% - 1px)', width: 2, background: vars.color.white });
export const knob = style({ position: 'absolute', left: 'calc(50% - 20px)', top: 'calc(50% - 20px)', width: 40, height: 40, color: vars.color.ink, background: vars.color.white, borderRadius: '50%' });
const tag = style({ position: 'absolute', bottom: 12, paddingBlock: 2, paddingInline: 8, background: vars.color.white, color: vars.color.ink, fontWeight: 500, fontSize: '0.9375rem', lineHeight: 1.45 });
export const tags = styleVariants({ start: [tag, { left: 12 }], end: [tag, { right: 12 }] });
