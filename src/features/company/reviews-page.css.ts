import { style } from '@vanilla-extract/css';
import { media, vars } from '../../styles/tokens.css.ts';

export const page = style({ paddingBlock: vars.space.section });
export const summary = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '32px clamp(64px, 9vw, 128px)', paddingTop: 'clamp(28px, 2.8vw, 40px)', borderTop: `1px solid ${vars.color.ink}` });
export const value = style({ display: 'block', marginBottom: 20, fontVariantNumeric: 'lining-nums' });
/** Raised without adding to the height of its line. */
export const plus = style({ display: 'inline-block', fontSize: '0.5em', lineHeight: 0, letterSpacing: 0, transform: 'translateY(-0.62em)' });
export const label = style({ display: 'block', color: vars.color.ink2 });
export const summaryLabel = style([label, { maxWidth: '8em', lineHeight: 1.4 }]);
export const external = style({ alignSelf: 'flex-end', marginLeft: 'auto', '@media': { [media.phone]: { marginLeft: 0, flexBasis: '100%' } } });
export const list = style({ columns: 2, columnGap: 'clamp(32px, 4.45vw, 64px)', marginTop: 'clamp(56px, 6.5vw, 96px)', '@media': { [media.phone]: { columns: 1 } } });
export const item = style({ breakInside: 'avoid', paddingBlock: '28px 40px', borderTop: `1px solid ${vars.color.rule}` });
/** The mark hangs in the margin. */
export const quote = style({ textIndent: '-0.42em', '@media': { [media.phone]: { paddingLeft: '0.42em' } } });
export const source = style({ display: 'grid', gap: 4, marginTop: 20, fontSize: '1rem' });
export const name = style({ fontWeight: 500 });
