import { style } from '@vanilla-extract/css';
import { media, vars } from '../../styles/tokens.css.ts';
import { h2 } from '../../styles/type.css.ts';

export const directory = style({ paddingBlock: vars.space.section });
export const statement = style({ maxWidth: '22em' });
export const list = style({ marginTop: vars.space.heading, borderTop: `1px solid ${vars.color.ink}` });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr) minmax(0, 3fr)',
  gap: `8px ${vars.space.gutter}`,
  alignItems: 'baseline',
  paddingBlock: '24px 28px',
  borderBottom: `1px solid ${vars.color.rule}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const text = style({ color: vars.color.ink2, textWrap: 'pretty' });
export const partners = style({ justifySelf: 'end', color: vars.color.ink2, '@media': { [media.phone]: { justifySelf: 'start' } } });
export const count = style([h2, { marginRight: 6, color: vars.color.ink, fontVariantNumeric: 'lining-nums' }]);
export const benefits = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: `32px ${vars.space.gutter}`, marginBlock: '40px 48px', paddingTop: 32, borderTop: `1px solid ${vars.color.ruleTint}`, '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } } });
export const benefit = style({ display: 'grid', gap: 8, alignContent: 'start' });
export const benefitText = style({ color: vars.color.ink2, textWrap: 'pretty' });
