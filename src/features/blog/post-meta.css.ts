import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/tokens.css.ts';

export const line = style({ display: 'flex', flexWrap: 'wrap', gap: '0 14px', fontSize: '0.9375rem', lineHeight: 1.45, color: vars.color.ink2 });
export const category = style({ fontWeight: 500, color: vars.color.ink });
