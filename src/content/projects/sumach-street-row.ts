import { sumachStreetRowCard } from './cards.ts';
import type { Project } from './types.ts';

export const sumachStreetRow: Project = {
  ...sumachStreetRowCard,
  type: 'image',
  src: '/uploads/townhouse-exterior-day.jpg',
  propertyType: 'Restored townhouse row',
  area: '1,960 to 2,230 sq ft each',
  bedrooms: '3 or 4 bedrooms each',
  challenges:
    'The restoration was finished house by house, the street was parked full on both sides, and a row is only a row when all of it is lit. Two of the five were already lived in.',
  services: ['Photography', 'Twilight', 'Matterport 3D tour', 'Website'],
  results:
    'Letters through five doors, a parking permit for one block and a ladder for two lamps. At 9:18 pm the row stood complete for eleven minutes. The picture became the hoarding, the site and the cover of the brochure; three of the five were sold before the leaves fell.',
  lead: { picture: 'townhouse-exterior-day', caption: 'The row from the opposite curb', light: '4:30 pm, 24 mm' },
  gallery: [
    { picture: 'townhouse-exterior-dusk', title: 'All five, lit', description: 'Eleven minutes in which nobody came home by car.', light: '9:18 pm, 24 mm' },
    { picture: 'townhouse-exterior-colour-cast', title: 'Before correction', description: 'What the camera made of so much brick; kept for the file.', light: '4:30 pm, as shot' },
    { picture: 'site-sumach-row', title: 'The site', description: 'One table, five doors; sold ones stay, paler.', light: 'desktop and phone' },
  ],
  seo: {
    title: 'Sumach Street Row, Toronto | Harbourline Media',
    description: 'A restored Victorian row in Cabbagetown, photographed with every porch lamp on, scanned house by house and sold from one site.',
  },
  closing: 'More than one door to open?',
};
