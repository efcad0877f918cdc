import { millStreetFarmhouseCard } from './cards.ts';
import type { Project } from './types.ts';

export const millStreetFarmhouse: Project = {
  ...millStreetFarmhouseCard,
  type: 'image',
  src: '/uploads/farmhouse-aerial.jpg',
  propertyType: 'Farmhouse with orchard',
  area: '4,850 sq ft on 11 acres',
  bedrooms: '4 bedrooms, 4 baths',
  challenges:
    'From the gate one sees a hedge. An earlier listing had led with the front door and been read as a suburban house with a long drive. The hydrangeas were out, but the first afternoon gave us a flat grey sky.',
  services: ['Drone', 'Photography', 'Property film', 'Editing'],
  results:
    'The set opens at 35 metres, with the orchard rows pointing at the house. 38 photographs, delivered in 26 hours; the grey sky over the front was replaced and is labelled. Seven of the first nine enquiries mentioned the trees.',
  lead: { picture: 'farmhouse-aerial', caption: 'House, drive, orchard and barn', light: '2:50 pm, 35 m' },
  gallery: [
    { picture: 'farmhouse-exterior-day', title: 'Front, with its hydrangeas', description: 'Sky replaced, and the lawn raised to agree with it.', light: '3:20 pm, 28 mm', alteration: 'standard', original: 'farmhouse-exterior-grey-sky' },
    { picture: 'farmhouse-kitchen-day', title: 'Kitchen', description: 'Five objects on the counters, chosen by the owner.', light: '10:15 am, 22 mm' },
    { picture: 'farmhouse-office-day', title: 'Office', description: 'The room that decides whether someone can leave the city.', light: '9:30 am, 24 mm' },
    { picture: 'farmhouse-bathroom-day', title: 'Bathroom', description: 'Photographed from the doorway, mirror turned by hand.', light: '11:05 am, 21 mm' },
    { picture: 'farmhouse-porch-detail-twilight', title: 'Porch', description: 'Long lens from across the lawn, lanterns on.', light: '9:12 pm, 66 mm' },
  ],
  seo: {
    title: 'Mill Street Farmhouse, Milton | Harbourline Media',
    description: 'A farmhouse that the road hides: drone, photographs and a film for eleven acres of orchard in Milton, delivered in 26 hours.',
  },
  closing: 'Land that a door cannot explain?',
};
