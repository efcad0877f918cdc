import { facts } from '../facts.ts';
import type { SeedItem } from './types.ts';

/**
 * Seed of `aiServicesPortfolio`. Staged rooms carry the empty frame they were made from. The video id is a
 * placeholder of our own. The first five leave out the service page's lead picture.
 */
export const aiServices: readonly SeedItem[] = [
  {
    id: 'aiServices-1', slug: 'lakeside-living-room-staged', title: 'Living room, staged', type: 'image',
    src: '/uploads/lakeside-living-room-day.jpg', original: '/uploads/lakeside-living-room-empty.jpg',
    description: 'An empty room, furnished on screen in three proposals. The vendor bought the second one, down to the stone table.',
    category: 'Virtual Staging', specs: '24 hours, two revisions', light: 'as found / virtually staged', alteration: 'staged',
    alt: 'Virtually staged living room: cream sectional, stone table and armchair beneath oak beams.',
  },
  {
    id: 'aiServices-2', slug: 'listing-chat', title: 'Chat that knows the listing', type: 'image', src: '/uploads/ai-chat.jpg',
    description: 'The height of a ceiling, the locker, a 92-inch table. Each answer names the page it came from; what is not in the file is passed to you as a lead.',
    category: 'Chatbot Solutions', specs: `set up in ${facts.ai.chatbotSetup}`, light: 'screen', alteration: 'none',
    alt: 'Chat about a condo suite beside its living room: questions on storage and a table, answers and a floor plan.',
  },
  {
    id: 'aiServices-3', slug: 'street-level-market-report', title: 'Market report, street level', type: 'image', src: '/uploads/ai-market-report.jpg',
    description: 'One neighbourhood, one spring: the median, the nearest sales, an estimate with its range, and the day on which a person checked it.',
    category: 'Market Analysis AI', specs: `${facts.ai.accuracyReports} accuracy report`, light: 'screen', alteration: 'none',
    alt: 'Market report for Cabbagetown: a price curve, days on market, an estimate and a table of the nearest sales.',
  },
  {
    id: 'aiServices-4', slug: 'listing-copy-desk', title: 'Listing copy desk', type: 'image', src: '/uploads/ai-listing-copy.jpg',
    description: 'A draft read from fourteen photographs, each claim numbered to its frame. What no picture shows goes back to the seller as a question.',
    category: 'AI Content Generation', specs: 'draft in minutes, edit in hours', light: 'screen', alteration: 'none',
    alt: 'Listing editor: numbered photographs at the left, a draft at the right, two statements flagged below.',
  },
  {
    id: 'aiServices-5', slug: 'three-language-reel', title: 'One reel, three languages', type: 'video', src: 'HbrlnReel3L', thumbnail: '/uploads/condo-bedroom-day.jpg',
    description: 'English, Mandarin and Punjabi from one script. The voice is synthetic and the credits say so; the pictures are photographs.',
    category: 'AI Video & Audio', specs: '0:54, three audio tracks', light: '0:54, narrated', alteration: 'standard',
    alt: 'Still from the reel: a high-floor bedroom with the skyline and the lake.',
  },
  {
    id: 'aiServices-6', slug: 'harbour-condo-staged', title: 'Harbour condo, staged', type: 'image',
    src: '/uploads/condo-living-day.jpg', original: '/uploads/condo-living-empty.jpg',
    description: 'Made for the pre-listing page while the suite stood bare. The stager then matched it piece by piece for the viewings.',
    category: 'Virtual Staging', specs: '24 hours, one revision', light: 'empty / virtually staged', alteration: 'staged',
    alt: 'Virtually staged corner living room with a pale sofa and travertine table, skyline and lake outside.',
  },
];
