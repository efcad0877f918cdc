import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/tokens.css.ts';

export const box = style({ marginTop: 32, padding: '20px 24px', border: `2px solid ${vars.color.error}`, borderRadius: 2, background: vars.color.white, scrollMarginTop: 112 });
export const heading = style({ fontWeight: 500, color: vars.color.error });
export const list = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 24px', marginTop: 6 });
