import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../../../styles/tokens.css.ts';

export const details = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 21rem)', gap: '24px 48px', '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } } });
export const message = style({ maxWidth: '40em', fontSize: '1.0625rem', lineHeight: 1.6, whiteSpace: 'pre-wrap' });
export const facts = style({ alignSelf: 'start' });
export const fact = style({ display: 'grid', gridTemplateColumns: '6.5em minmax(0, 1fr)', gap: 12, paddingBlock: 6, borderTop: `1px solid ${vars.color.rule}` });
globalStyle(`${fact} dt`, { color: vars.color.ink2, fontSize: '0.9375rem' });
export const suspicion = style({ marginTop: 20, paddingLeft: 12, borderLeft: '3px solid #c98a2b' });
export const status = style({ display: 'flex', alignItems: 'center', gap: 10, marginLeft: 12, fontWeight: 500, '@media': { [media.phone]: { marginLeft: 0 } } });
globalStyle(`${status} select`, { width: '9.5rem', height: 44 });
export const record = style({ maxWidth: '48em' });
globalStyle(`${record} > li`, { paddingBlock: 10, borderTop: `1px solid ${vars.color.rule}` });
export const label = style({ marginBottom: 8, fontWeight: 500 });
export const wording = style({ color: vars.color.ink2, fontSize: '0.9375rem' });
