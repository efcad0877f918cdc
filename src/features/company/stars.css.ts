import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/tokens.css.ts';

export const stars = style({ marginBlock: 6, color: vars.color.ember });
