import type { SeedItem } from './types.ts';

/**
 * Seed of `matterportPortfolio`: panoramas from our own host, tours of Matterport, and the plans drawn from their scans. The first five stand on
 * service pages too. Model ids in the frames are invented placeholders that the owner replaces in the admin with those of published tours.
 */
export const matterport: readonly SeedItem[] = [
  {
    id: 'matterport-1', slug: 'suite-3104-tour', title: 'Suite 3104, Harbour Street', type: 'embed', src: '/tours/condo-living', thumbnail: '/uploads/condo-living-360.jpg',
    description: 'One position in the corner room, turned all the way round. Lake to the left of the sofa, towers to the right, and the city holds still.',
    category: 'Condo', specs: '360° panorama, one position', light: 'one position, daylight', alteration: 'standard',
    alt: 'Panorama of a corner living room with window walls, dining table and white kitchen.',
  },
  {
    id: 'matterport-2', slug: 'mill-street-farmhouse-tour', title: 'Mill Street Farmhouse, kitchen', type: 'embed', src: '/tours/farmhouse-kitchen', thumbnail: '/uploads/farmhouse-kitchen-360.jpg',
    description: 'Stand behind the island and look round: range ahead, apron sink to the right, then the garden doors and their sun on the floor.',
    category: 'House', specs: '360° panorama, one position', light: 'one position, morning', alteration: 'standard',
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
  {
    id: 'matterport-9', slug: 'chelster-hall-living-room-tour', title: 'Chelster Hall, living room', type: 'embed', src: '/tours/lakeside-living-room', thumbnail: '/uploads/lakeside-living-room-detail.jpg',
    description: 'The rug, the long sideboard, the kitchen behind the sofa: one turn shows how far apart they are, which no single frame admits.',
    category: 'House', specs: '360° panorama, one position', light: 'one position, midday', alteration: 'standard',
    alt: 'Where the panorama stands: a cream sofa and a round stone table on a pale rug, kitchen behind.',
  },
];
