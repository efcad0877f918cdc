import { style } from '@vanilla-extract/css';
import { media, vars } from '../../styles/tokens.css.ts';

export const consent = style({ display: 'flex', gap: 12, marginTop: 28, padding: '4px 0', fontSize: '0.9375rem', lineHeight: 1.45, color: vars.color.ink2, cursor: 'pointer' });
export const box = style({ flex: 'none', width: 22, height: 22, margin: 0, accentColor: vars.color.ink });
export const end = style({ display: 'flex', alignItems: 'center', gap: 32, marginTop: 28, '@media': { [media.phone]: { flexDirection: 'column', alignItems: 'flex-start', gap: 16 } } });
export const submit = style({ flex: 'none', minWidth: 200 });
export const note = style({ maxWidth: '24em', fontSize: '0.9375rem', lineHeight: 1.45, color: vars.color.ink2 });
