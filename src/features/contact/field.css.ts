import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/tokens.css.ts';

export const wide = style({ gridColumn: '1 / -1' });
export const label = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 12, marginBottom: 8, fontSize: '1.0625rem', fontWeight: 500, lineHeight: 1.4 });
export const optional = style({ fontSize: '0.9375rem', fontWeight: 380, color: vars.color.ink2 });
export const error = style({ display: 'grid', gridTemplateColumns: '16px 1fr', gap: 10, alignItems: 'baseline', marginTop: 8, fontSize: '1rem', lineHeight: 1.45, color: vars.color.error });
