import { paths } from '../../paths.ts';
import { facts } from '../facts.ts';
import type { Service } from './types.ts';

export const photography: Service = {
  slug: 'photography',
  title: 'Photography',
  label: 'Photography',
  lead: `${facts.photography.photosSmall} photographs of a house, delivered in ${facts.turnaround}. ${facts.serviceArea}.`,
  hero: 'farmhouse-exterior-day',
  panel: 'photography',
  seo: {
    title: 'Real Estate Photography in Toronto | Harbourline Media',
    description: `${facts.photography.photosSmall} photographs of a house in ${facts.turnaround}. Daylight, twilight, HDR and a ${facts.photography.quickTurn} option, across ${facts.serviceArea}.`,
  },
  packages: {
    heading: 'Packages',
    intro: `One crew, six ways to book it. We are on site ${facts.photography.shootSmall} under ${facts.photography.smallSize} and ${facts.photography.shootLarge} in anything larger. The edit is in the price.`,
    items: [
      {
        title: 'Residential',
        description: 'The principal rooms, the street, the garden, and the one corner people talk about in the car home.',
        icon: 'house',
        features: ['Five exposures a frame', 'Verticals kept vertical', 'Rooms shot in walking order', 'MLS and print sizes'],
        popular: true,
        facts: [`${facts.photography.photosSmall} photographs`, facts.turnaround],
        action: 'Book residential',
      },
      {
        title: 'Commercial',
        description: 'Offices, shops and industrial units, photographed before the tenants arrive or after they leave.',
        icon: 'building',
        features: ['Early and late access', 'Loading, parking and signage', 'Files named by floor', 'Crops for leasing brochures'],
        popular: false,
        facts: [`${facts.photography.photosLarge} photographs`, facts.turnaround],
        action: 'Book commercial',
      },
      {
        title: 'Twilight',
        description: 'Every lamp on, then a wait for the fifteen minutes when the sky and the windows weigh the same.',
        icon: 'moon',
        features: ['On site an hour before sunset', 'Dead bulbs replaced from our case', 'Pool and path lights included', 'Second date held for cloud'],
        popular: true,
        facts: ['5-8 photographs', 'One evening'],
        action: 'Book twilight',
      },
      {
        title: 'HDR',
        description: 'For rooms with a strong view. The lake stays blue and the sofa stays white.',
        icon: 'sun',
        features: ['Windows blended by hand', 'No halos along the frames', 'Whites matched room to room'],
        popular: false,
        facts: ['7 exposures a frame', facts.turnaround],
        action: 'Book HDR',
      },
      {
        title: 'High-Volume',
        description: 'One rate, one look and one invoice for teams with ten listings or more a month.',
        icon: 'layers',
        features: ['Crew days reserved by the month', 'A written style sheet', 'One contact for the whole team', `Invoiced ${facts.volumeTerms}`],
        popular: false,
        facts: ['10+ listings a month', facts.turnaround],
        action: 'Book high-volume',
      },
      {
        title: 'Quick-Turn',
        description: 'Shot in the morning, published after lunch. The editor starts while we are still on the driveway.',
        icon: 'clock',
        features: ['Files sent up from the site', 'Front photograph first', 'Weekday evenings on request'],
        popular: false,
        facts: ['15-20 photographs', `${facts.photography.quickTurn} delivery`],
        action: 'Book quick-turn',
      },
    ],
  },
  featured: {
    heading: 'Featured Work',
    collection: 'photographyPortfolio',
    count: 5,
    wraps: false,
    portfolioHref: paths.portfolioCategory('photography'),
  },
  process: {
    heading: 'How we work',
    steps: [
      { title: 'Ask', description: 'Send the address, the size and the day you want to list.', icon: 'phone', duration: '10 minutes' },
      { title: 'Plan', description: 'We look up when the sun reaches the front door and send a list for the seller.', icon: 'calendar', duration: 'Same day' },
      { title: 'Shoot', description: 'One photographer, one assistant. We move what needs moving and put it back.', icon: 'camera', duration: `${facts.photography.shootSmall}, larger houses ${facts.photography.shootLarge}` },
      { title: 'Edit', description: 'Exposures blended, lines straightened, colour checked against the real walls.', icon: 'sliders', duration: 'Overnight' },
      { title: 'Deliver', description: 'A private gallery in two sizes, each file named for its room.', icon: 'download', duration: facts.turnaround },
    ],
  },
  faq: {
    heading: 'Questions',
    questions: [
      { question: 'How many photographs will I get?', answer: `${facts.photography.photosSmall} for a house under ${facts.photography.photosSize}, ${facts.photography.photosLarge} for a larger one. You get every frame we would sign and no near-twins.` },
      { question: 'How long are you in the house?', answer: `${facts.photography.shootSmall} under ${facts.photography.smallSize}, ${facts.photography.shootLarge} above that. Twilight adds an hour, most of it spent watching the sky.` },
      { question: 'What should the seller do before you come?', answer: 'Lights on, blinds open, counters clear, cars off the drive. We send a one-page list the day before. A dog on a walk helps too.' },
      { question: 'What happens if it rains?', answer: 'We can shoot the interior under any sky. For the exterior we come back on the first dry day, at no charge inside the GTA.' },
      { question: 'Can I have the pictures the same day?', answer: `Yes, same-day delivery is an extra. Quick-Turn is the ${facts.photography.quickTurn} version, and some rush orders go out within ${facts.photography.rush} of the shoot.` },
      { question: 'How do I book and pay?', answer: `Write or call ${facts.bookAhead} ahead and you will usually get your day. Pay by ${facts.payment}. Volume clients are on ${facts.volumeTerms}.` },
    ],
  },
  testimonial: {
    quote: 'She asked which window my client drinks coffee at. That became the lead picture, and it is why the buyers came.',
    author: 'Colleen Marsh',
    role: 'Broker, Ossler & Co.',
    service: 'Residential package, Leslieville',
  },
  related: {
    heading: 'Goes well with',
    services: [
      { title: 'Drone', description: 'The lot, the street and the distance to the park.', href: paths.service('drone'), icon: 'drone', picture: 'lakeside-house-aerial' },
      { title: 'Video', description: 'The same rooms, in the order one walks them.', href: paths.service('video'), icon: 'video', picture: 'lakeside-terrace-detail-twilight' },
      { title: 'Matterport', description: 'For the buyer who is in another time zone.', href: paths.service('matterport'), icon: 'scan', picture: 'lakeside-living-room-360' },
    ],
  },
  closing: {
    heading: 'The light is good on Thursday.',
    picture: 'slider-day-wide',
    primary: { text: 'Book a Photoshoot', href: paths.contactFor('photography') },
    secondary: { text: 'Get a Quote', href: paths.contactFor('photography') },
  },
};
