import type { TourName } from '../shared/tours.ts';
import type { PageSeo } from './page-types.ts';
import type { PictureName } from './picture-names.ts';

/** Where one looks, in degrees: `yaw` from the middle of the panorama to the right, `pitch` up. */
export type View = { yaw: number; pitch: number };

export type Tour = {
  picture: PictureName;
  title: string;
  seo: PageSeo;
  start: View;
  /** What is worth turning to, each a button. */
  views: readonly (View & { label: string })[];
};

export const tours: Readonly<Record<TourName, Tour>> = {
  'lakeside-living-room': {
    picture: 'lakeside-living-room-360',
    title: 'Chelster Hall, living room',
    seo: { title: 'Chelster Hall, Living Room in 360° | Harbourline Media', description: 'One turn on the spot in the living room of Chelster Hall: kitchen ahead, garden to the right.' },
    start: { yaw: 14, pitch: -7 },
    views: [
      { label: 'Kitchen', yaw: 3, pitch: -3 },
      { label: 'Garden', yaw: 62, pitch: -5 },
      { label: 'Painting', yaw: -68, pitch: -6 },
    ],
  },
  'farmhouse-kitchen': {
    picture: 'farmhouse-kitchen-360',
    title: 'Mill Street Farmhouse, kitchen',
    seo: { title: 'Mill Street Farmhouse Kitchen in 360° | Harbourline Media', description: 'From behind the island of the farmhouse: range, apron sink, garden doors and the bench by the wall.' },
    start: { yaw: 12, pitch: -10 },
    views: [
      { label: 'Range', yaw: 3, pitch: -4 },
      { label: 'Sink', yaw: 66, pitch: -4 },
      { label: 'Garden doors', yaw: 116, pitch: -6 },
      { label: 'Bench', yaw: -92, pitch: -8 },
    ],
  },
  'condo-living': {
    picture: 'condo-living-360',
    title: 'Suite 3104, corner living room',
    seo: { title: 'Suite 3104 Living Room in 360° | Harbourline Media', description: 'The corner of the thirty-first floor: lake on one side of the sofa, towers on the other, kitchen behind.' },
    start: { yaw: 14, pitch: -6 },
    views: [
      { label: 'Lake', yaw: -4, pitch: -3 },
      { label: 'City', yaw: 68, pitch: -4 },
      { label: 'Table', yaw: 134, pitch: -9 },
      { label: 'Kitchen', yaw: -176, pitch: -6 },
    ],
  },
};

/** Words of the page that shows one. */
export const tourWords = {
  how: 'Drag, or use the arrow keys. Plus and minus move closer and back.',
  /** Without script, or where the browser has no WebGL. */
  still: 'The whole turn in one picture: its left edge meets its right.',
  panorama: (title: string) => `Panorama of ${title}. Arrow keys turn it, plus and minus zoom.`,
  views: 'Turn to',
  closer: 'Closer',
  back: 'Further back',
  fullscreen: 'Full screen',
} as const;
