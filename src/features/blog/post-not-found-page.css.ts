import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/tokens.css.ts';

export const page = style({ minHeight: '70vh', paddingBlock: 'clamp(128px, 16vw, 224px) 96px' });
export const text = style({ marginBlock: '20px 32px', maxWidth: '28em', color: vars.color.ink2, textWrap: 'balance' });
