import { globalStyle, style } from '@vanilla-extract/css';
import { link as linkStyle } from '../../components/button.css.ts';
import { media, vars } from '../../styles/tokens.css.ts';

export const page = style({ display: 'grid', gridTemplateColumns: '5fr 7fr', gap: '56px 64px', alignItems: 'center', paddingBlock: '160px 96px', '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr', gap: '56px 40px' }, [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: '112px 64px', gap: 40 } } });
export const text = style({ marginTop: 20, color: vars.color.ink2, maxWidth: '24em', textWrap: 'balance' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '12px 16px', marginTop: 32 });
/** The three stay on one line. */
globalStyle(`${text} + ${actions} a`, { '@media': { [media.belowDesktop]: { paddingInline: 20 } } });
export const figure = style({ minWidth: 0 });
export const wire = style({ display: 'block', width: '64%', marginInline: 'auto' });
/** The one gradient outside of the skies: light on an empty canvas. */
export const frame = style({ aspectRatio: '3 / 2', border: `1px solid ${vars.color.ink}`, background: `linear-gradient(160deg, ${vars.color.white}, ${vars.color.paper} 55%, #f1eee6)` });
export const caption = style({ display: 'flex', justifyContent: 'space-between', marginTop: 12, fontSize: '0.9375rem', color: vars.color.ink2 });
export const popular = style({ gridColumn: '1 / -1', paddingTop: 24, borderTop: `1px solid ${vars.color.rule}`, color: vars.color.ink2 });
export const link = style([linkStyle, { display: 'inline-flex', minHeight: 44, alignItems: 'center', color: vars.color.ink }]);
