import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/tokens.css.ts';

export const groups = style({ paddingTop: vars.space.section, paddingBottom: 'clamp(8px, 1vw, 16px)' });
