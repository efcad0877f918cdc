import { style } from '@vanilla-extract/css';
import { media, vars } from '../../styles/tokens.css.ts';

export const wall = style({ paddingTop: 16, paddingBottom: 'clamp(64px, 8vw, 120px)', '@media': { [media.phone]: { paddingTop: 8 } } });
export const heading = style({ marginBlock: '24px clamp(32px, 3.4vw, 48px)' });
/** Decorative labels, not choices (R122). */
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: 8, paddingTop: 24 });
export const chip = style({ display: 'inline-flex', alignItems: 'center', minHeight: 32, paddingInline: 12, border: `1px solid ${vars.color.duskRule}`, borderRadius: 2, fontSize: '0.9375rem', color: vars.color.nightText });
export const empty = style({ paddingBlock: 48, color: vars.color.nightText });
