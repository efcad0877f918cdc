import { style, styleVariants } from '@vanilla-extract/css';
import { media, panels, vars } from './tokens.css.ts';

/** The grid stops at 1440: 1312 px of content and the margins. */
export const container = style({ width: '100%', maxWidth: 1440, marginInline: 'auto', paddingInline: vars.space.margin });
export const section = style({ paddingBlock: vars.space.section });
/** Twelve columns; on phones everything spans all of them. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: vars.space.gutter,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
const columns = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
/** `span[7]`: seven columns from tablet up, the whole row on a phone. */
export const span = styleVariants(
  Object.fromEntries(columns.map((n) => [n, n])) as Record<(typeof columns)[number], number>,
  (n) => ({ gridColumnEnd: `span ${n}`, '@media': { [media.phone]: { gridColumnEnd: 'auto' } } }),
);
/** `start[5]`: begins at the fifth column from tablet up. */
export const start = styleVariants(
  Object.fromEntries(columns.map((n) => [n, n])) as Record<(typeof columns)[number], number>,
  (n) => ({ gridColumnStart: n, '@media': { [media.phone]: { gridColumnStart: 'auto' } } }),
);
/** Grounds; pair each dark one with `data-ground="dark"` so that the focus ring turns amber. */
export const ground = styleVariants({
  paper: { background: vars.color.paper, color: vars.color.ink },
  tint: { background: vars.color.paper2, color: vars.color.ink },
  dusk: { background: vars.color.dusk, color: vars.color.white },
  night: { background: vars.color.night, color: vars.color.white },
});
export const panel = styleVariants(panels, (color) => ({ background: color, color: vars.color.white }));
/** Ink line above a list, rule between its rows. */
export const ruled = style({ borderTop: `1px solid ${vars.color.ink}` });
export const row = style({ borderBottom: `1px solid ${vars.color.rule}` });
/** Pictures run to the edges of the screen on phones. */
export const bleedOnPhone = style({ '@media': { [media.phone]: { marginInline: `calc(-1 * ${vars.space.margin})` } } });
export const visuallyHidden = style({ position: 'absolute', width: 1, height: 1, margin: -1, padding: 0, overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap', border: 0 });
