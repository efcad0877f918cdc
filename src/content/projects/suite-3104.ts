import { suite3104Card } from './cards.ts';
import type { Project } from './types.ts';

export const suite3104: Project = {
  ...suite3104Card,
  type: 'image',
  src: '/uploads/condo-bedroom-dusk.jpg',
  propertyType: 'Condominium, corner suite',
  area: '1,640 sq ft',
  bedrooms: '2 bedrooms and a den',
  challenges:
    'Two walls of window show the city by day and the lamps by night, never both. The suite stood empty until a week before launch, and the building allows one hour with the freight lift.',
  services: ['Photography', 'Twilight', 'Virtual staging', 'Matterport 3D tour', 'Drone'],
  results:
    'The empty rooms went online virtually staged; the stager then delivered what the pictures had promised, and we came back at 7:10 pm for the real thing. 27 photographs and a tour of 31 scan points. The buyer flew in for the second viewing, not the first.',
  lead: { picture: 'condo-bedroom-dusk', caption: 'Bedroom, eight minutes of blue', light: '7:46 pm, 20 mm' },
  gallery: [
    { picture: 'condo-bedroom-day', title: 'Bedroom, morning', description: 'Before the haze, with the lake still a line.', light: '8:40 am, 20 mm' },
    { picture: 'condo-living-empty', title: 'Living room, as found', description: 'The frame that the staging was built on.', light: '9:10 am, 20 mm' },
    { picture: 'condo-living-day', title: 'Living room, virtually staged', description: 'Furniture placed on screen, to the stager’s list.', light: 'staged from the 9:10 frame', alteration: 'staged', original: 'condo-living-empty' },
    { picture: 'condo-living-dusk', title: 'Living room, delivered', description: 'The same pieces, three weeks later, with the lamps lit.', light: '7:38 pm, 20 mm' },
    { picture: 'condo-tower-dusk', title: 'The building', description: 'From 84 metres, level with the suite.', light: '7:31 pm, 84 m' },
  ],
  seo: {
    title: 'Suite 3104, Harbour Street | Harbourline Media',
    description: 'Staged on screen, then photographed for real: a glass-walled Toronto condo by day, at blue hour and as a 3D tour.',
  },
  closing: 'A view that fights the lamps?',
};
