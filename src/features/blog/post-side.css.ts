import { globalStyle, style } from '@vanilla-extract/css';
import { row as formRow } from '../../components/newsletter-form.css.ts';
import { media, vars } from '../../styles/tokens.css.ts';

export const side = style({ gridColumn: '10 / -1', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: 40, '@media': { [media.belowDesktop]: { gridColumn: 'auto' } } });
export const heading = style({ paddingBottom: 10, borderBottom: `1px solid ${vars.color.rule}`, fontFamily: vars.font.sans, fontSize: '1.0625rem', fontWeight: 500, lineHeight: 1.4 });
export const row = style({ borderBottom: `1px solid ${vars.color.rule}` });
export const link = style({ display: 'flex', alignItems: 'center', minHeight: 50, selectors: { '&:hover': { color: vars.color.ember } } });
export const newsletter = style({ padding: 24, background: vars.color.dusk, color: vars.color.white });
globalStyle(`${newsletter} ${formRow}`, { flexDirection: 'column' });
globalStyle(`${newsletter} form`, { marginTop: 16 });
globalStyle(`${newsletter} input[type=email]`, { flex: '0 0 56px' });
