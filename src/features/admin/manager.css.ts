import { globalStyle, style } from '@vanilla-extract/css';
import { litColor } from '../../components/logo.css.ts';
import { media, vars } from '../../styles/tokens.css.ts';

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: 24,
  minHeight: 56,
  paddingInline: 24,
  borderBottom: `1px solid ${vars.color.rule}`,
  background: vars.color.white,
  fontSize: '1rem',
  vars: { [litColor]: vars.color.ink },
  '@media': { [media.phone]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '0 16px', padding: '6px 16px 0' } },
});
globalStyle(`${bar} > span`, { fontSize: '1.3125rem', gap: 10 });
globalStyle(`${bar} > span svg`, { width: 20, height: 20 });
export const greeting = style({
  marginLeft: 'auto',
  '@media': { [media.phone]: { gridRow: 2, marginLeft: 0 } },
  color: vars.color.ink2,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
/** On phones the way out stands beside the name, as the page's first choice. */
export const logOut = style({ '@media': { [media.phone]: { gridRow: 1, gridColumn: 2, justifySelf: 'end' } } });
export const barLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  padding: 0,
  border: 0,
  background: 'none',
  fontWeight: 450,
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { color: vars.color.ember } },
});
globalStyle(`${bar} > a`, { '@media': { [media.phone]: { justifySelf: 'end' } } });
export const frame = style({
  display: 'grid',
  gridTemplateColumns: '248px minmax(0, 1fr)',
  minHeight: 'calc(100vh - 57px)',
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' } },
});
export const main = style({
  minWidth: 0,
  maxWidth: 1400,
  // Room for a notice under the last row.
  padding: '20px 32px 160px',
  borderLeft: `1px solid ${vars.color.rule}`,
  selectors: { '&:focus': { outline: 'none' } },
  '@media': { [media.belowDesktop]: { borderLeft: 0, padding: '12px 32px 160px' }, [media.phone]: { padding: '8px 16px 160px' } },
});
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: '4px 24px' });
export const title = style({ fontSize: '2.5rem', lineHeight: 1.2, letterSpacing: '-0.02em', '@media': { [media.phone]: { fontSize: '2rem' } } });
export const total = style({ fontSize: '1rem', color: vars.color.ink2 });
export const tabs = style({ display: 'flex', gap: 24, marginTop: 8, marginBottom: 16, borderBottom: `1px solid ${vars.color.rule}` });
export const tab = style({
  minHeight: 48,
  padding: 0,
  marginBottom: -1,
  border: 0,
  borderBottom: '2px solid transparent',
  background: 'none',
  color: vars.color.ink2,
  fontSize: '1rem',
  fontWeight: 500,
  selectors: { '&:hover': { color: vars.color.ink }, '&[data-state="active"]': { color: vars.color.ink, borderBottomColor: vars.color.ink }, '&:focus-visible': { outlineOffset: -3 } },
});
export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 20px',
  marginBottom: 8,
  padding: '6px 16px',
  borderLeft: `3px solid ${vars.color.blue}`,
  background: vars.color.white,
  fontSize: '1rem',
});
export const textButton = style({
  minHeight: 44,
  padding: 0,
  border: 0,
  background: 'none',
  fontSize: '1rem',
  fontWeight: 500,
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: '0.3em',
  selectors: { '&:hover': { color: vars.color.ember } },
});
export const intro = style({ margin: '8px 0 24px', fontSize: '1rem', color: vars.color.ink2 });
export const binRow = style({
  selectors: { '&&': { gridTemplateColumns: '120px minmax(0, 1fr) auto', padding: '8px 16px 8px 8px' } },
  '@media': { [media.phone]: { selectors: { '&&': { gridTemplateColumns: '88px minmax(0, 1fr)', rowGap: 8, padding: 10 } } } },
});
export const binWords = style({ selectors: { '&&': { gridColumn: 'auto', alignSelf: 'center' } } });
export const restore = style({ '@media': { [media.phone]: { gridColumn: 2, justifySelf: 'start' } } });
