import { style } from '@vanilla-extract/css';
import { media, vars } from '../styles/tokens.css.ts';

export const band = style({ paddingBlock: 'clamp(80px, 10.8vw, 156px)' });
/** One column in from the left at the widest, at least the hung mark's room. */
export const quote = style({ maxWidth: '17.2em', marginLeft: 'calc(100% / 12)', '@media': { [media.phone]: { marginLeft: 0 } } });
/** Out of the line, so that the first letter stands on the edge of the others. */
export const mark = style({ display: 'inline-block', width: '0.42em', marginLeft: '-0.42em', '@media': { [media.phone]: { width: '0.36em', marginLeft: '-0.36em' } } });
export const source = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 32px',
  marginTop: 'clamp(32px, 3.4vw, 48px)',
  marginLeft: 'calc(100% / 12)',
  '@media': { [media.phone]: { marginLeft: 0 } },
});
export const service = style({ color: vars.color.duskText });
