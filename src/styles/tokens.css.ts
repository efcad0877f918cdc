import { createGlobalTheme } from '@vanilla-extract/css';

/** Colours with their contrast on the ground they are used on; see the README's design section. */
export const vars = createGlobalTheme(':root', {
  color: {
    /** Page. Ink 16.5, ink2 6.3, ember 5.6, blue 7.8, error 6.7, success 5.9 on it. */
    paper: '#f7f5f0',
    /** Tinted band, hover, disabled fill. Ink 14.7, ink2 5.7, disabled 4.9 on it. */
    paper2: '#ece8df',
    white: '#ffffff',
    placeholder: '#6b6f78',
    fieldEdge: '#8a857a',
    disabled: '#66635b',
    ink: '#15171c',
    ink2: '#565a63',
    rule: '#d5d0c5',
    ruleTint: '#c6bfb0',
    /** Hero panel, projects, quotation, footer. White 16.7, duskText 10.1, amber 9.2 on it. */
    dusk: '#141d36',
    dusk2: '#1f2a49',
    duskRule: '#3a4666',
    duskText: '#c3c9d8',
    duskField: '#8d97b3',
    duskError: '#ffb4a3',
    duskSuccess: '#8fd6ae',
    /** Portfolio. White 18.7, nightText 9.9, amber 10.4 on it. */
    night: '#101218',
    night2: '#1a1d25',
    nightText: '#b9bdc6',
    nightRule: '#2c303a',
    viewer: '#0b0c10',
    /** On dark ground only; ink on it 9.9. */
    amber: '#f2b661',
    amberHover: '#ffcb82',
    amberPressed: '#dba04b',
    ember: '#8f5410',
    blue: '#2c4a8f',
    error: '#a3281e',
    toastText: '#ffe3de',
    success: '#1f6b45',
  },
  font: {
    serif: "'Hedvig Letters Serif', 'Serif fallback', Georgia, serif",
    sans: "'Radio Canada', 'Sans fallback', Arial, sans-serif",
  },
  space: {
    section: 'clamp(72px, 10vw, 144px)',
    margin: 'clamp(20px, 4.45vw, 64px)',
    gutter: 'clamp(16px, 2.22vw, 32px)',
    heading: 'clamp(32px, 4.45vw, 64px)',
  },
  ease: 'cubic-bezier(.2,.7,.2,1)',
});

/** The eight panels of the service heroes, each drawn from its own picture: white on all ≥ 14. */
export const panels = {
  photography: '#141d36',
  video: '#2a1a22',
  drone: '#16291f',
  matterport: '#33241a',
  editing: '#1f2622',
  website: '#33261d',
  brand: '#1a1f2b',
  ai: '#2b2036',
} as const;

/** Phone: one column. Tablet: the wide grid with the menu button. Desktop: the full bar. */
export const media = {
  phone: '(max-width: 767px)',
  /** R239: the home hero's own breakpoint. */
  mobile: '(max-width: 768px)',
  tabletUp: '(min-width: 768px)',
  tablet: '(min-width: 768px) and (max-width: 1023px)',
  belowDesktop: '(max-width: 1023px)',
  desktop: '(min-width: 1024px)',
  still: '(prefers-reduced-motion: reduce)',
  motion: '(prefers-reduced-motion: no-preference)',
} as const;
