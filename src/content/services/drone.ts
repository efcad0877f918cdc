import { paths } from '../../paths.ts';
import { facts } from '../facts.ts';
import type { Service } from './types.ts';

export const drone: Service = {
  slug: 'drone',
  title: 'Drone',
  label: 'Drone',
  lead: `Stills and film from above by ${facts.drone.pilots}, with the ${facts.drone.certificate}.`,
  hero: 'lakeside-house-aerial',
  panel: 'drone',
  seo: {
    title: 'Drone Photography and Film, Toronto | Harbourline Media',
    description: `Aerial stills, film, surveys and construction progress across Toronto and the GTA. ${facts.drone.onSite} on site, files in ${facts.drone.delivery}.`,
  },
  packages: {
    heading: 'Packages',
    intro: `We need ${facts.drone.onSite} on site and wind under ${facts.drone.windLimit}. Airspace, permissions and neighbours are our part of the job. Files follow in ${facts.drone.delivery}.`,
    items: [
      {
        title: 'Property Aerials',
        description: 'The lot lines, the trees, the walk to the water: what a photograph from the sidewalk cannot show.',
        icon: 'drone',
        features: ['Four sides and straight down', 'Lot outline on request', 'Two flying heights', 'Ready for MLS'],
        popular: true,
        facts: ['10-15 photographs', facts.drone.delivery],
        action: 'Book aerials',
      },
      {
        title: 'Aerial Videography',
        description: 'Long, level moves that start at the street and finish over the garden.',
        icon: 'video',
        features: ['4K footage, graded', 'Three planned flight lines', 'Raw clips on request'],
        popular: false,
        facts: ['60-90 seconds', facts.drone.delivery],
        action: 'Book aerial film',
      },
      {
        title: 'Twilight Aerials',
        description: 'The house lit from inside, the city lit behind it. There is time for two batteries, no more.',
        icon: 'moon',
        features: ['Position marked by day', 'Strobes for night flight', 'Horizon kept in frame'],
        popular: true,
        facts: ['5-8 photographs', 'One evening'],
        action: 'Book twilight aerials',
      },
      {
        title: 'Construction Progress',
        description: 'The same six positions each month, so that lenders and buyers see the storeys arrive.',
        icon: 'crane',
        features: ['GPS positions repeated', 'Site rules and boots observed', 'Dated contact sheet', 'Time-lapse at completion'],
        popular: false,
        facts: ['Monthly visits', 'Six fixed views'],
        action: 'Book progress visits',
      },
      {
        title: 'Land Surveys',
        description: 'Orthographic maps of fields and development land, for planning and marketing use.',
        icon: 'map',
        features: ['One flat, scaled image', 'Access and tree lines marked', 'GeoTIFF and PDF', 'Not a legal boundary survey'],
        popular: false,
        facts: ['Up to 100 acres', facts.drone.delivery],
        action: 'Book a land survey',
      },
      {
        title: 'Rush Delivery',
        description: 'For the listing that went live without its aerial. We fly in the first clear window.',
        icon: 'clock',
        features: ['Weather watched hourly', 'Five frames sent from the car', 'Full set by the next morning'],
        popular: false,
        facts: ['Next flying window', 'Next morning'],
        action: 'Book a rush flight',
      },
    ],
  },
  featured: {
    heading: 'Featured Work',
    collection: 'dronePortfolio',
    count: 5,
    wraps: false,
    portfolioHref: paths.portfolioCategory('drone'),
  },
  process: {
    heading: 'How we work',
    steps: [
      { title: 'Check the airspace', description: 'Airports, helipads, events. You hear the same day whether we can fly.', icon: 'radar', duration: 'Same day' },
      { title: 'Clear the site', description: 'We ask for permissions and knock on the doors next to yours.', icon: 'check', duration: '1-2 days' },
      { title: 'Pick the hour', description: 'Low sun for gardens, noon for plans, still air for everything.', icon: 'sun', duration: 'The day before' },
      { title: 'Fly', description: 'A pilot and a spotter, with the aircraft in sight from take-off to landing.', icon: 'drone', duration: facts.drone.onSite },
      { title: 'Send', description: 'Frames levelled, haze lifted, outlines drawn, files posted.', icon: 'download', duration: facts.drone.delivery },
    ],
  },
  faq: {
    heading: 'Questions',
    questions: [
      { question: 'Are your pilots certified?', answer: `Yes. We are ${facts.drone.pilots}, and each of us holds the ${facts.drone.certificate}, which is the one that counts in Canadian airspace.` },
      { question: 'Can you fly downtown or near an airport?', answer: 'Often. Most of Toronto is controlled airspace, so we apply for each flight. Allow two working days, more beside the island airport.' },
      { question: 'What about wind and rain?', answer: `We fly in wind under ${facts.drone.windLimit} and never in rain or snow. If the forecast turns, we call the evening before and move the date free of charge.` },
      { question: 'How long does a flight take?', answer: `Count on ${facts.drone.onSite}, of which perhaps forty minutes are in the air. The rest is checks, and they are not optional.` },
      { question: 'When do I get the files?', answer: `In ${facts.drone.delivery}. Rush Delivery sends a first set from the car.` },
      { question: 'Do the neighbours have to agree?', answer: 'We fly over your property and keep away from people who are not part of it. A friendly word next door avoids most questions, and we have it.' },
    ],
  },
  testimonial: {
    quote: 'On the map the ravine is a green smudge. In their picture it is the reason to buy the house.',
    author: 'Ingrid Vaszary',
    role: 'Broker of record, Ravine Estates',
    service: 'Property aerials, Hoggs Hollow',
  },
  related: {
    heading: 'Back on the ground',
    services: [
      { title: 'Photography', description: 'Rooms, at the height of a person.', href: paths.service('photography'), icon: 'camera', picture: 'condo-living-dusk' },
      { title: 'Video', description: 'A film that lands at the front door.', href: paths.service('video'), icon: 'video', picture: 'farmhouse-porch-detail-twilight' },
      { title: 'Matterport', description: 'The inside, measured and walkable.', href: paths.service('matterport'), icon: 'scan', picture: 'farmhouse-kitchen-360' },
    ],
  },
  closing: {
    heading: 'Calm air until ten in the morning.',
    picture: 'slider-day-wide',
    primary: { text: 'Book a Drone Shoot', href: paths.contactFor('drone') },
    secondary: { text: 'Get a Quote', href: paths.contactFor('drone') },
  },
};
