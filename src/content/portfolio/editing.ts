import type { SeedItem } from './types.ts';

/** Seed of `editingPortfolio`: finished pictures, each with the frame it was made from. */
export const editing: readonly SeedItem[] = [
  {
    id: 'editing-1', slug: 'kitchen-exposure', title: 'Kitchen, exposure', type: 'image',
    src: '/uploads/lakeside-kitchen-day.jpg', original: '/uploads/lakeside-kitchen-day-unedited.jpg',
    description: 'Lifted a stop and a half, warmed marble brought back to white, contrast returned to the cabinet fronts. Nothing added, nothing removed.',
    category: 'HDR Processing', specs: 'RAW (CR2), 14 minutes', light: 'as shot / finished', alteration: 'standard',
    alt: 'The finished kitchen photograph: clear marble, sage cabinets and even light.',
  },
  {
    id: 'editing-2', slug: 'living-room-lamp-cast', title: 'Living room, lamp cast', type: 'image',
    src: '/uploads/lakeside-living-room-dusk.jpg', original: '/uploads/lakeside-living-room-dusk-unedited.jpg',
    description: 'Tungsten lamps turned the whole room orange and the garden brown. Two colour balances, one for each side of the glass.',
    category: 'Color Correction', specs: 'RAW (NEF), 22 minutes', light: 'as shot / finished', alteration: 'standard',
    alt: 'The finished living room at dusk: neutral walls, warm lamps and a blue garden.',
  },
  {
    id: 'editing-3', slug: 'brick-row-colour', title: 'Brick row, colour', type: 'image',
    src: '/uploads/townhouse-exterior-day.jpg', original: '/uploads/townhouse-exterior-colour-cast.jpg',
    description: 'An automatic white balance met red brick and settled on olive. Corrected against the stone sills, which we know to be grey.',
    category: 'Color Correction', specs: 'JPEG, 9 minutes', light: 'as shot / finished', alteration: 'standard',
    alt: 'Red-brick townhouse row in daylight with true brick and stone colours.',
  },
  {
    id: 'editing-4', slug: 'farmhouse-sky', title: 'Farmhouse, sky', type: 'image',
    src: '/uploads/farmhouse-exterior-day.jpg', original: '/uploads/farmhouse-exterior-grey-sky.jpg',
    description: 'A flat grey sky exchanged for a blue one of the same hour, then boards and lawn raised to agree with it. Nothing was moved.',
    category: 'Sky replacement', specs: 'RAW (ARW), 17 minutes', light: 'as shot / new sky', alteration: 'standard',
    alt: 'White farmhouse with two front gables, porch and lawn under a blue sky.',
  },
  {
    id: 'editing-5', slug: 'farmhouse-day-to-dusk', title: 'Farmhouse, day to dusk', type: 'image',
    src: '/uploads/farmhouse-exterior-twilight.jpg', original: '/uploads/farmhouse-exterior-day-unedited.jpg',
    description: 'The vendor moved out before we could come back for the evening. Dusk made on the desk from the daylight frame, flat as the camera left it, and labelled so wherever it runs.',
    category: 'Day to dusk', specs: 'TIFF, 50 minutes', light: 'day / converted', alteration: 'twilight',
    alt: 'The farmhouse converted to blue hour: glowing windows, porch lanterns and path lights.',
  },
  {
    id: 'editing-6', slug: 'bedroom-morning-staged', title: 'Bedroom, furnished on screen', type: 'image',
    src: '/uploads/farmhouse-bedroom-day.jpg', original: '/uploads/farmhouse-bedroom-empty.jpg',
    description: 'Bed, bench, rug and curtains placed to scale; the window light was traced so that the shadows fall the way the floor says.',
    category: 'Virtual Staging', specs: 'TIFF, 12 hours', light: 'empty / virtually staged', alteration: 'staged',
    alt: 'Virtually staged farmhouse bedroom: layered linen bed, leather bench and rug beneath oak beams.',
  },
];
