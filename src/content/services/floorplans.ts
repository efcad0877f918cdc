import { paths } from '../../paths.ts';
import { facts } from '../facts.ts';
import type { Service } from './types.ts';

export const floorplans: Service = {
  slug: 'floorplans',
  title: 'Floor Plans',
  label: 'Floor Plans',
  lead: `Measured by laser or drawn from the scan, to scale, in ${facts.matterport.ready}.`,
  hero: 'lakeside-topdown',
  panel: 'matterport',
  seo: {
    title: 'Floor Plans for Listings, Toronto | Harbourline Media',
    description: `Measured floor plans for houses, condos and commercial space. 2D, furnished, 3D and site plans in ${facts.matterport.ready}, across Toronto and the GTA.`,
  },
  packages: {
    heading: 'Packages',
    intro: 'Buyers read the plan first and the adjectives last. Each drawing shows dimensions in feet and metres, door swings and the north arrow, and says how it was measured.',
    items: [
      {
        title: 'Listing Plan',
        description: 'Black line on white, one page a storey, legible when a phone shrinks it to a stamp.',
        icon: 'ruler',
        features: ['Room names and dimensions', 'Gross and room areas', 'JPEG, PDF and SVG', 'Sized for MLS'],
        popular: true,
        facts: ['All storeys', facts.matterport.ready],
        action: 'Order a listing plan',
      },
      {
        title: 'Furnished Plan',
        description: 'The same drawing with beds, tables and sofas at true size, so that one can count the chairs.',
        icon: 'sofa',
        features: ['Furniture from the room or from us', 'Light or dark print', 'Paving and planting drawn'],
        popular: false,
        facts: ['All storeys', '2 business days'],
        action: 'Order furnished',
      },
      {
        title: '3D Floor Plan',
        description: 'The ceiling lifted off and the house seen from above, in its own colours.',
        icon: 'cube',
        features: ['Materials matched to photographs', 'Straight down or at an angle', 'One view a storey'],
        popular: true,
        facts: ['1 view a storey', '3 business days'],
        action: 'Order in 3D',
      },
      {
        title: 'Site Plan',
        description: 'House, garage, drive, trees and pool on the lot, traced from our own aerial.',
        icon: 'map',
        features: ['Drone photograph as the base', 'Setbacks noted where known', 'Sun path at two seasons', 'Not a survey'],
        popular: false,
        facts: ['1 sheet', '3 business days'],
        action: 'Order a site plan',
      },
      {
        title: 'Condo Stack',
        description: 'Every unit type of a building, drawn alike and placed on a key plan.',
        icon: 'building',
        features: ['Balconies and columns included', 'Views labelled by direction', 'Sheets for the sales centre'],
        popular: false,
        facts: ['From 8 unit types', 'By the building'],
        action: 'Order a stack',
      },
      {
        title: 'As-Built Drawings',
        description: 'Plans an architect can begin from: wall thickness, ceiling heights, window sills.',
        icon: 'pencil',
        features: ['DWG and Revit files', 'Elevations on request', 'Levels taken at each door', 'Point cloud kept for a year'],
        popular: false,
        facts: ['DWG or RVT', '5-10 business days'],
        action: 'Order as-builts',
      },
    ],
  },
  featured: {
    heading: 'Featured Work',
    collection: 'matterportPortfolio',
    count: 5,
    wraps: false,
    portfolioHref: paths.portfolioCategory('matterport'),
  },
  process: {
    heading: 'How we work',
    steps: [
      { title: 'Order', description: 'Address, storeys and what the drawing is for.', icon: 'clipboard', duration: '5 minutes' },
      { title: 'Visit', description: 'Laser or scanner, every room, closets and the furnace room too.', icon: 'ruler', duration: facts.matterport.scan },
      { title: 'Draft', description: 'Walls first, then doors, fixtures and the numbers.', icon: 'pencil', duration: '1 day' },
      { title: 'Compare', description: 'A second drafter checks sums and stairs. Stairs are where plans lie.', icon: 'check', duration: '2 hours' },
      { title: 'File', description: 'Every format in one folder, one sheet a storey.', icon: 'download', duration: facts.matterport.ready },
    ],
  },
  faq: {
    heading: 'Questions',
    questions: [
      { question: 'How accurate is the plan?', answer: 'Laser dimensions are good to a centimetre or two, scanned ones to about one per cent. The sheet states which method was used.' },
      { question: 'How is the area counted?', answer: 'To the inside face of exterior walls, storey by storey, with basements and garages listed apart. Ask for another standard and we will name it on the sheet.' },
      { question: 'Can you draw from my old plan?', answer: 'We can redraw it, marked as unverified. For a listing we would rather spend an hour in the house.' },
      { question: 'Do I need the 3D tour too?', answer: `No. If you want both, the same scan of ${facts.matterport.scan} serves for the two, and the plan costs less.` },
      { question: 'What do you need from the seller?', answer: 'Access to every door, including the locked one. Furniture can stay where it is.' },
      { question: 'Can the plan go on a sign or a brochure?', answer: 'Yes. The SVG prints at any size. We supply a version with your colours if you send them.' },
    ],
  },
  testimonial: {
    quote: 'Half the calls I used to get were about whether a king bed fits. Now they ask when they can see it.',
    author: 'Alistair Greer',
    role: 'Sales representative, Castlefield',
    service: 'Furnished plan, The Junction',
  },
  related: {
    heading: 'While we are measuring',
    services: [
      { title: 'Matterport', description: 'The plan, with a door you can open.', href: paths.service('matterport'), icon: 'scan', picture: 'tour-scanner' },
      { title: 'Photography', description: 'What the room looks like between its dimensions.', href: paths.service('photography'), icon: 'camera', picture: 'farmhouse-bathroom-day' },
      { title: 'Drone', description: 'The lot, for the site plan and the listing.', href: paths.service('drone'), icon: 'drone', picture: 'farmhouse-aerial' },
    ],
  },
  closing: {
    heading: 'We have a long tape measure.',
    picture: 'farmhouse-exterior-day',
    primary: { text: 'Order a Floor Plan', href: paths.contactFor('matterport') },
    secondary: { text: 'Get a Quote', href: paths.contactFor('matterport') },
  },
};
