import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../../styles/tokens.css.ts';

const phone = (rule: object) => ({ '@media': { [media.phone]: rule } });
const rowGap = 'clamp(24px, 2.8vw, 40px)';

export const section = style({ paddingBlock: vars.space.section, background: vars.color.night, color: vars.color.white });
export const header = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', justifyContent: 'space-between', gap: '24px 32px', marginBottom: vars.space.heading });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: vars.space.gutter,
  rowGap,
  selectors: { '& + &': { marginTop: 'clamp(40px, 4.2vw, 60px)' } },
  ...phone({ gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 40, selectors: { '& + &': { marginTop: 40 } } }),
});
export const cell = style({ minWidth: 0, ...phone({ marginInline: `calc(-1 * ${vars.space.margin})` }) });

/** Where each cell of a row stands; on phones they follow each other. */
const tall = { gridRow: '1 / span 2' } as const;
const cells = {
  stack: [{ ...tall, gridColumn: 1 }, { gridColumn: 2 }, { gridColumn: 2 }],
  stackLeft: [{ gridColumn: 1 }, { gridColumn: 1, gridRow: 2 }, { ...tall, gridColumn: 2 }],
  narrowWide: [{ gridColumn: 'span 5', alignSelf: 'end' }, { gridColumn: 'span 7', alignSelf: 'end' }],
  wideNarrow: [{ gridColumn: 'span 7', alignSelf: 'end' }, { gridColumn: 'span 5', alignSelf: 'end' }],
  single: [{ gridColumn: '1 / -1' }],
} as const;
/** So wide that two 3:2 pictures with their captions are as high as the large one, and nothing is cut from a drawing or a screen. */
const proportions: Partial<Record<keyof typeof cells, string>> = { stack: 'minmax(0, 2.3fr) minmax(0, 1fr)', stackLeft: 'minmax(0, 1fr) minmax(0, 2.3fr)' };
export const layout = styleVariants(cells, (_, name) => ({ '@media': { [media.tabletUp]: { gridTemplateColumns: proportions[name] } } }));
for (const [name, places] of Object.entries(cells)) {
  places.forEach((place, index) => {
    globalStyle(`${layout[name as keyof typeof cells]} > ${cell}:nth-child(${index + 1})`, { '@media': { [media.tabletUp]: place } });
  });
}

export const card = style({ display: 'flex', flexDirection: 'column', height: '100%' });
export const frame = styleVariants({ '3:2': '3 / 2', '16:9': '16 / 9', '2:1': '2 / 1', '4:5': '4 / 5' }, (value) => ({ position: 'relative', display: 'block', overflow: 'hidden', aspectRatio: value }));
/** Two over each other are as high as the large one beside them. */
export const stacked = style({ '@media': { [media.tabletUp]: { selectors: { '&&': { flex: '1 1 0', minHeight: 0, aspectRatio: 'auto' } } } } });
export const caption = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 16,
  marginTop: 12,
  color: vars.color.nightText,
  fontSize: '0.9375rem',
  lineHeight: 1.45,
  transition: 'color 160ms',
  selectors: { [`${card}:hover &`]: { color: vars.color.white } },
  ...phone({ paddingInline: vars.space.margin }),
});
