import { facts } from './facts.ts';

/** R062: the eight of the home page. */
export const homeQuestions: readonly { question: string; answer: string }[] = [
  {
    question: 'How long does a shoot take?',
    answer: `${facts.photography.shootHomeFaq} for most houses, less for a small condo. A Matterport scan adds ${facts.matterport.scan}; the drone usually flies while the rooms are being photographed.`,
  },
  {
    question: 'When do I receive the pictures?',
    answer: `Photographs and tours in ${facts.turnaround}, named by room and sized for MLS and print. Films take ${facts.video.turnaround}. If the listing cannot wait, say so when you book: some work can be rushed within ${facts.photography.rush}.`,
  },
  {
    question: 'How far ahead should I book?',
    answer: `${facts.bookAhead} is comfortable. Twilight in June and the first week of September fill earlier. Call about tomorrow anyway; houses get postponed and slots come free.`,
  },
  {
    question: 'Which areas do you cover?',
    answer: `${facts.serviceArea}: Oakville, Burlington and Hamilton along the lake, Milton to the west, Vaughan, Richmond Hill and Markham to the north. Further out, ask; we have driven further.`,
  },
  {
    question: 'Can you shoot at twilight?',
    answer: 'Yes, and it is the part we like best. We arrive an hour before sunset, switch on every lamp and keep working until the windows are brighter than the sky. If it rains, we move the evening.',
  },
  {
    question: 'Are your drone pilots certified?',
    answer: `They are ${facts.drone.pilots} and hold the ${facts.drone.certificate}. They fly in wind under ${facts.drone.windLimit}, with insurance, and tell the neighbours first.`,
  },
  {
    question: 'How do I pay?',
    answer: `By ${facts.payment}. Volume clients are invoiced monthly, ${facts.volumeTerms}.`,
  },
  {
    question: 'May I use the pictures after the sale?',
    answer: 'The licence covers the marketing of the property it was made for. A brochure of past sales, a builder’s own advertising or a magazine needs an extended licence, which is a line on the invoice and not a negotiation.',
  },
];
