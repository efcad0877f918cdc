import { paths } from '../../paths.ts';
import { facts } from '../facts.ts';
import type { Service } from './types.ts';

export const video: Service = {
  slug: 'video',
  title: 'Video Production',
  label: 'Video',
  lead: `Films of ${facts.video.standardLength} for the listing, with ${facts.video.socialLength} cuts for the phone.`,
  hero: 'lakeside-terrace-detail-twilight',
  panel: 'video',
  seo: {
    title: 'Real Estate Video Production, Toronto | Harbourline Media',
    description: `Property films of ${facts.video.standardLength} and ${facts.video.socialLength} social cuts, in ${facts.video.turnaround} or ${facts.video.rush} when it is urgent. Toronto and the GTA.`,
  },
  packages: {
    heading: 'Packages',
    intro: `Each film is planned on paper, shot on a gimbal and cut by the person who held it. Delivery takes ${facts.video.turnaround}, and ${facts.video.revisions} rounds of changes are included.`,
    items: [
      {
        title: 'Property Films',
        description: 'A walk from the gate to the back garden, at the pace of someone who might live there.',
        icon: 'film',
        features: [`Condos ${facts.video.condoLength}`, `Larger homes ${facts.video.houseLength}`, 'Licensed music', 'Branded and unbranded versions'],
        popular: true,
        facts: [facts.video.standardLength, facts.video.turnaround],
        action: 'Book a property film',
      },
      {
        title: 'Aerial Video',
        description: 'Slow moves from above, cut into the film or delivered as a reel of its own.',
        icon: 'drone',
        features: ['Approach, orbit and reveal', '4K at 30 frames', 'Flight plan filed by us'],
        popular: false,
        facts: ['6-10 shots', facts.video.turnaround],
        action: 'Book aerial video',
      },
      {
        title: 'Marketing Content',
        description: 'A month of short pieces from one day of shooting: agent, street, house, market.',
        icon: 'megaphone',
        features: ['Shot list written with you', 'Upright and wide framing', 'Captions burned in', 'Posting order suggested'],
        popular: false,
        facts: ['8-12 pieces', 'One shooting day'],
        action: 'Book content',
      },
      {
        title: 'Quick-Edit Videos',
        description: 'One room, one idea, one song. Made for a thumb that is about to move on.',
        icon: 'scissors',
        features: ['First second decided first', 'Sound off or on', 'Cut for each platform'],
        popular: true,
        facts: [facts.video.socialLength, `${facts.video.rush} rush`],
        action: 'Book a quick edit',
      },
      {
        title: 'Corporate Video',
        description: 'Brokerage portraits, recruiting pieces and developer updates, with people who are not actors.',
        icon: 'briefcase',
        features: ['Two cameras and a lapel microphone', 'Questions sent beforehand', 'Lower thirds in your type', 'English and French captions'],
        popular: false,
        facts: ['Half a day on site', facts.video.turnaround],
        action: 'Book corporate video',
      },
      {
        title: 'Twilight Video',
        description: 'Filmed in the half hour after sunset, while the lamps are warm and the sky still has colour.',
        icon: 'moon',
        features: ['Lights set before dark', 'Exteriors first, rooms after', 'Stills pulled from the footage'],
        popular: false,
        facts: [facts.video.houseLength, facts.video.turnaround],
        action: 'Book twilight video',
      },
    ],
  },
  featured: {
    heading: 'Featured Work',
    collection: 'videoPortfolio',
    count: 5,
    wraps: false,
    portfolioHref: paths.portfolioCategory('video'),
  },
  process: {
    heading: 'How we work',
    steps: [
      { title: 'Brief', description: 'Who should want this house, and what will they ask first?', icon: 'phone', duration: '15 minutes' },
      { title: 'Storyboard', description: 'A page of frames with the hour of day beside each one.', icon: 'pencil', duration: '1 day' },
      { title: 'Film', description: 'Rooms are lit, doors are propped, the fridge is unplugged for sound.', icon: 'video', duration: 'Half a day' },
      { title: 'Cut', description: 'Edit, colour, music. You watch a first version on a private link.', icon: 'scissors', duration: facts.video.turnaround },
      { title: 'Release', description: `After ${facts.video.revisions} rounds of changes: master, web file and social cuts.`, icon: 'download', duration: '1 day' },
    ],
  },
  faq: {
    heading: 'Questions',
    questions: [
      { question: 'How long should the film be?', answer: `${facts.video.standardLength} is our standard. Condos hold attention for ${facts.video.condoLength}, larger homes for ${facts.video.houseLength}. Past that, viewers start checking messages.` },
      { question: 'When will it be ready?', answer: `In ${facts.video.turnaround}. A rush edit takes ${facts.video.rush} and is quoted before we start.` },
      { question: 'Are social cuts included?', answer: `A property film comes with one upright cut of ${facts.video.socialLength}. More cuts can be made from the same footage at any time.` },
      { question: 'How many changes can I ask for?', answer: `There are ${facts.video.revisions} rounds in the price. Put everything from your client in one message and that is nearly always enough.` },
      { question: 'Do I have to appear on camera?', answer: 'No. Some agents greet the viewer at the door, some only lend a voice, and many houses speak well for themselves.' },
      { question: 'Can you film and photograph on one day?', answer: 'Yes, and it is kinder to the seller. Stills come first while the rooms are untouched, then the film crew takes over.' },
    ],
  },
  testimonial: {
    quote: 'Two couples told me they had watched it twice before they booked a showing. One of them lives there now.',
    author: 'Rohan Pillai',
    role: 'Sales representative, Lakeshore',
    service: 'Property film, Port Credit',
  },
  related: {
    heading: 'Before and after the film',
    services: [
      { title: 'Photography', description: 'Stills for the listing, taken before the lamps move.', href: paths.service('photography'), icon: 'camera', picture: 'lakeside-kitchen-day' },
      { title: 'Drone', description: 'An opening shot that says where we are.', href: paths.service('drone'), icon: 'drone', picture: 'condo-tower-dusk' },
      { title: 'Editing', description: 'Send footage of your own and we will cut it.', href: paths.service('editing'), icon: 'sliders', picture: 'editing-desk' },
    ],
  },
  closing: {
    heading: 'Leave the gate open for us.',
    picture: 'farmhouse-exterior-day',
    primary: { text: 'Start Your Video Project', href: paths.contactFor('video') },
    secondary: { text: 'Get a Quote', href: paths.contactFor('video') },
  },
};
