import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../../styles/tokens.css.ts';
import { viewerPictureName } from './view-transition-name.ts';

const ratio = createVar();
/** Name of the property that holds width / height of the picture; set by script. */
export const ratioName = ratio.slice('var('.length, -1);

globalStyle('html:has(dialog[data-viewer][open])', { overflow: 'hidden' });

export const dialog = style({
  position: 'fixed',
  inset: 0,
  width: '100%',
  height: '100dvh',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: vars.color.viewer,
  color: vars.color.white,
  touchAction: 'pan-y pinch-zoom',
  outline: 'none',
  selectors: {
    '&[open]': { display: 'grid', gridTemplateRows: 'auto minmax(min-content, 1fr) auto', gridTemplateColumns: 'minmax(0, 1fr)' },
    '&::backdrop': { background: vars.color.viewer },
  },
  '@media': { [media.phone]: { selectors: { '&[open]': { gridTemplateRows: '64px minmax(min-content, 1fr) auto 80px' } } } },
});
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: 20,
  height: 72,
  paddingInline: vars.space.margin,
  marginBottom: 24,
  '@media': { [media.phone]: { display: 'contents' }, '(max-height: 600px)': { marginBottom: 0 } },
});
export const counter = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', '@media': { [media.phone]: { position: 'absolute', top: 18, left: vars.space.margin } } });
export const controls = style({ '@media': { [media.phone]: { gridRow: 4, display: 'grid', gridTemplateColumns: '48px 1fr 48px', alignItems: 'center', justifyItems: 'center', position: 'sticky', bottom: 0, height: 80, paddingInline: 8, background: vars.color.viewer } } });
export const ticks = style({ display: 'flex', gap: 4, minWidth: 0, '@media': { [media.phone]: { width: '100%', maxWidth: 232, gap: 3 } } });
export const tick = style({ width: 18, height: 2, background: 'rgb(255 255 255 / 32%)', '@media': { [media.phone]: { width: 'auto', flex: 1 } } });
export const tickNow = style([tick, { background: vars.color.amber }]);

const round = style({ display: 'grid', placeItems: 'center', width: 48, height: 48, padding: 0, border: 0, borderRadius: 2, background: 'none', color: vars.color.white, selectors: { '&:disabled': { opacity: 0.32, cursor: 'default' }, '&:hover:not(:disabled)': { color: vars.color.amber } } });
const besideStage = { position: 'fixed', top: 'calc(50dvh - 54px)', zIndex: 1 } as const;
const inBar = { position: 'static' } as const;
export const arrow = styleVariants({
  previous: [round, { ...besideStage, left: 'max(8px, calc(var(--margin) - 12px))', vars: { '--margin': vars.space.margin }, '@media': { [media.phone]: inBar } }],
  next: [round, { ...besideStage, right: 'max(8px, calc(var(--margin) - 12px))', vars: { '--margin': vars.space.margin }, '@media': { [media.phone]: { ...inBar, gridColumn: 3 } } }],
});
export const close = style([round, { marginLeft: 'auto', marginRight: -12, '@media': { [media.phone]: { position: 'absolute', top: 8, right: 14, margin: 0 } } }]);

/** Room for the arrows at both sides. */
const side = 'max(72px, calc((100% - 64rem) / 2))';
export const stage = style({ display: 'grid', placeItems: 'center', paddingInline: side, '@media': { [media.phone]: { gridRow: 2, paddingInline: 0 } } });
/** As wide as the screen's height allows the whole picture and its text: 64rem at most (R334). */
const pictureWidth = `min(100%, 64rem, calc((100dvh - 272px) * ${ratio}))`;
export const frame = style({
  position: 'relative',
  width: pictureWidth,
  minWidth: 'min(100%, 260px)',
  aspectRatio: ratio,
  overflow: 'hidden',
  viewTransitionName: viewerPictureName,
  '@media': { [media.phone]: { width: `min(100%, calc(68dvh * ${ratio}))`, selectors: { '&[data-kind="embed"]': { aspectRatio: '1', width: '100%' } } } },
});
export const label = style({ position: 'absolute', right: 16, bottom: 16, padding: '4px 10px', background: vars.color.white, color: vars.color.ink, fontWeight: 500, fontSize: '0.9375rem', lineHeight: 1.45 });
export const text = style({ paddingInline: side, paddingBlock: '36px 32px', '@media': { [media.phone]: { gridRow: 3, paddingInline: vars.space.margin, paddingBlock: '24px 8px' } } });
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) fit-content(22rem)',
  columnGap: 'clamp(32px, 5vw, 80px)',
  width: `max(${pictureWidth}, min(100%, 60rem))`,
  marginInline: 'auto',
  '@media': { [media.phone]: { width: 'auto', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 20 } },
});
export const title = style({ fontSize: 'clamp(1.75rem, 1.6rem + .4vw, 2rem)' });
export const description = style({ marginTop: 4, maxWidth: '36em', color: vars.color.nightText, textWrap: 'pretty' });
