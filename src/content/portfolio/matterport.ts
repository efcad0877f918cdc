import type { SeedItem } from './types.ts';

/**
 * Seed of `matterportPortfolio`: tours, and the plans drawn from their scans. The first five stand on service pages too. Model ids in the frames are
 * invented placeholders that the owner replaces in the admin with those of published tours.
 */
export const matterport: readonly SeedItem[] = [
  {
    id: 'matterport-1', slug: 'suite-3104-tour', title: 'Suite 3104, Harbour Street', type: 'embed',
    src: '<iframe src="https://my.matterport.com/show/?m=HblCondo001"></iframe>', thumbnail: '/uploads/condo-living-360.jpg',
    description: 'Glass walls confuse a scanner, so the corner took three extra positions. Walk to the window; the city holds still.',
    category: 'Condo', specs: '31 scan points, 1,640 sq ft', light: '31 points, daylight', alteration: 'standard',
    alt: 'Panorama of a corner living room with window walls, dining table and white kitchen.',
  },
  {
    id: 'matterport-2', slug: 'mill-street-farmhouse-tour', title: 'Mill Street Farmhouse, kitchen floor', type: 'embed',
    src: '<iframe src="https://my.matterport.com/show/?m=HblMillSt01"></iframe>', thumbnail: '/uploads/farmhouse-kitchen-360.jpg',
    description: 'Start behind the island, leave by the garden doors. Tags name the appliances, the tile maker and the paint.',
    category: 'House', specs: '58 scan points, 14 tags', light: '58 points, morning', alteration: 'standard',
    alt: 'Panorama of a farmhouse kitchen from behind its island, garden doors to the right.',
  },
  {
    id: 'matterport-3', slug: 'chelster-hall-tour', title: 'Chelster Hall, both floors', type: 'embed',
    src: '<iframe src="https://my.matterport.com/show/?m=HblChelst01"></iframe>', thumbnail: '/uploads/lakeside-kitchen-day.jpg',
    description: 'Scanned the morning after the shoot, with the furniture where the photographs left it. Stairs included, garage on request.',
    category: 'House', specs: '96 scan points, 7,200 sq ft', light: '96 points, 2 hours 40', alteration: 'standard',
    alt: 'First position of the tour: a sage-green kitchen with a marble island.',
  },
  {
    id: 'matterport-4', slug: 'sumach-street-end-house-tour', title: 'Sumach Street, end house', type: 'embed',
    src: '<iframe src="https://my.matterport.com/show/?m=HblSumach01"></iframe>', thumbnail: '/uploads/townhouse-exterior-day.jpg',
    description: 'Narrow, tall, four levels. The dollhouse view explains in one turn what the stairs explain in four.',
    category: 'Townhouse', specs: '44 scan points, four levels', light: '44 points, afternoon', alteration: 'standard',
    alt: 'Outside position of the tour: a row of red-brick townhouses in daylight.',
  },
  {
    id: 'matterport-5', slug: 'harbour-condo-floor-plan', title: 'Harbour condo, one level', type: 'image', src: '/uploads/floor-plan-condo.jpg',
    description: 'The sheet a condo buyer asks for first: where the bed goes, and how far it is from there to the window.',
    category: 'Floor plan', specs: 'PDF, PNG and DXF', light: 'drawn from scan', alteration: 'none',
    alt: 'Drawn floor plan of a high-floor condominium suite.',
  },
  {
    id: 'matterport-6', slug: 'lakeside-house-main-floor-plan', title: 'Lakeside House, main floor', type: 'image', src: '/uploads/floor-plan-lakeside.jpg',
    description: 'Drawn from the scan, room by room. Prints on letter paper without shrinking, which is where most plans fail.',
    category: 'Floor plan', specs: 'PDF, PNG and DXF', light: 'drawn from scan', alteration: 'none',
    alt: 'Drawn floor plan of the main floor of the lakeside house.',
  },
  {
    id: 'matterport-7', slug: 'orchard-farmhouse-floor-plan', title: 'Orchard farmhouse, ground floor', type: 'image', src: '/uploads/floor-plan-farmhouse.jpg',
    description: 'The ground floor on one sheet, for the buyer who measures the sofa before the mortgage.',
    category: 'Floor plan', specs: 'PDF, PNG and DXF', light: 'drawn from scan', alteration: 'none',
    alt: 'Drawn floor plan of the ground floor of the orchard farmhouse.',
  },
  {
    id: 'matterport-8', slug: 'lakeside-house-cutaway', title: 'Lakeside House, cutaway', type: 'image', src: '/uploads/lakeside-floor-plan-view.jpg',
    description: 'The same scan with the ceiling lifted off. Sunlight lands where it landed that morning, so one sees which end of the room gets it.',
    category: 'Plan view', specs: 'PNG, portrait', light: 'from the scan, furnished', alteration: 'none',
    alt: 'Main floor from straight above, cut below the ceiling: kitchen island at the top, living room in the middle.',
  },
];
