import { style } from '@vanilla-extract/css';

export const list = style({ display: 'flex', flexWrap: 'wrap', fontSize: '0.9375rem', lineHeight: 1.45, opacity: 0.92 });
export const crumb = style({ display: 'inline-flex', alignItems: 'center', selectors: { '&:not(:last-child)::after': { content: '"/" / ""', marginInline: 11, opacity: 0.6 } } });
export const link = style({ display: 'inline-flex', minHeight: 28, alignItems: 'center', selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.3em' } } });
