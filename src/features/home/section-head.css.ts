import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/tokens.css.ts';

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: '8px 24px', marginBottom: vars.space.heading });
export const all = style({ display: 'inline-flex', alignItems: 'center', minHeight: 44 });
