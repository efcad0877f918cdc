import { style } from '@vanilla-extract/css';
import { wide } from './field.css.ts';

export const group = style([wide, { minWidth: 0, padding: 0, border: 0 }]);
export const legend = style({ width: '100%', padding: 0 });
/** The hidden radio button stays at its label, so that focusing it scrolls here. */
export const choice = style({ position: 'relative' });
