import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { vars } from '../styles/tokens.css.ts';

/** Colour of the mark's lit part. */
export const litColor = createVar();

export const logo = style({ display: 'inline-flex', alignItems: 'center', gap: 13, fontFamily: vars.font.serif, fontSize: '1.625rem', lineHeight: 1, letterSpacing: '-0.012em', whiteSpace: 'nowrap', '@media': { '(max-width: 767px)': { fontSize: '1.4375rem', gap: 10 } } });
export const mark = style({ width: 26, height: 26, flex: 'none', '@media': { '(max-width: 767px)': { width: 23, height: 23 } } });
export const lit = style({ fill: fallbackVar(litColor, vars.color.amber) });
