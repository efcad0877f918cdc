import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/tokens.css.ts';

export const frame = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0, background: vars.color.viewer });
export const press = style({ position: 'absolute', inset: 0, display: 'block' });
