import { style } from '@vanilla-extract/css';
import { media, vars } from '../../styles/tokens.css.ts';

const phone = (rule: object) => ({ '@media': { [media.phone]: rule } });

export const about = style({ paddingTop: vars.space.section });
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: vars.space.gutter,
  alignItems: 'end',
  marginBottom: 'clamp(56px, 7.2vw, 104px)',
  ...phone({ display: 'block', marginBottom: 28 }),
});
export const heading = style({ gridColumn: '1 / span 4', gridRow: 1, alignSelf: 'start' });
/** The heading and the statement share a top. */
export const statement = style({ gridColumn: '5 / -1', gridRow: 1, alignSelf: 'start', paddingTop: '0.4em', ...phone({ marginTop: 20, paddingTop: 0 }) });
export const text = style({ gridColumn: '5 / 11', marginTop: 'clamp(24px, 2.6vw, 38px)', color: vars.color.ink2, ...phone({ marginTop: 24 }) });
export const company = style({ gridColumn: '11 / -1', justifySelf: 'end', display: 'inline-flex', alignItems: 'center', minHeight: 44, marginBottom: -7, whiteSpace: 'nowrap', ...phone({ marginTop: 16, marginBottom: 0 }) });
/** Where the hero has no room for them. */
export const actions = style({ display: 'none', '@media': { [media.mobile]: { display: 'flex', flexWrap: 'wrap', gap: 16, marginBottom: 56 } } });
export const action = style({ flex: '1 1 auto', paddingInline: 16 });
