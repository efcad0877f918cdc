import { paths } from '../paths.ts';
import { facts } from './facts.ts';
import type { PageHero, PageSeo } from './page-types.ts';

export type FaqCategory = 'General' | 'Photography' | 'Video' | 'Drone' | 'Matterport' | 'Pricing';
/** R223. */
export type FaqItem = { question: string; answer: string; category: FaqCategory };

const seo: PageSeo = {
  title: 'Frequently Asked Questions | Harbourline Media',
  description: 'Eighteen answers about booking, photographs, films, drone flights, Matterport tours and what happens to the invoice.',
};
const hero: PageHero = {
  title: 'Questions',
  lead: 'Eighteen of them, in the order in which people ask.',
  picture: 'farmhouse-kitchen-day',
};

/** R183. Where a figure differs from a service page, the specification gives this page its own (D59). */
const items: readonly FaqItem[] = [
  { category: 'General', question: 'Which areas do you cover?', answer: `${facts.serviceArea}, west as far as Hamilton and east as far as Markham. For a cottage or a farm beyond that, send the address; we have been known to enjoy the drive.` },
  { category: 'General', question: 'How far ahead should I book?', answer: `${facts.bookAhead} is comfortable. Tomorrow morning is often possible on the phone, and twilight on a Friday in June is often not.` },
  { category: 'General', question: 'When do I receive the files?', answer: `Most services come back within ${facts.turnaround}. The confirmation names the hour, and if a storm moves the shoot, it names the new one.` },
  { category: 'Photography', question: 'How many photographs are in a package?', answer: `${facts.photography.photosFaqPage}, chosen by us and straightened, with file names in the order of a walk through the house.` },
  { category: 'Photography', question: 'How should the house be prepared?', answer: 'Lights on, fans off, counters clear, cars out of the drive. You get a one-page list with the booking. If the owner runs out of time, we start with the exteriors and carry boxes afterwards.' },
  { category: 'Photography', question: 'Can I have the pictures on the same day?', answer: `Yes, as an extra. The quick-turn service takes four hours from the last frame, for a set agreed beforehand; other rush work can be ready within ${facts.photography.rush}.` },
  { category: 'Video', question: 'How soon is a film ready?', answer: `A listing film is with you in ${facts.video.turnaroundFaqPage}. Longer pieces with interviews or voice-over have their own schedule, fixed before we shoot.` },
  { category: 'Video', question: 'How long should a property film be?', answer: `${facts.video.condoLength} for a condo, ${facts.video.houseLength} for a larger house. From either we cut a vertical version of ${facts.video.socialLength} for the phone.` },
  { category: 'Video', question: 'Can I ask for changes?', answer: `${capitalized(facts.video.revisions)} rounds are included: order of scenes, music, titles. A change of price or date on the last card is free for as long as the listing runs.` },
  { category: 'Drone', question: 'Are your pilots certified?', answer: `Yes. They are ${facts.drone.pilots} and hold the ${facts.drone.certificate}, which is the one that counts over Toronto. Certificate numbers and insurance come with the quote if you ask.` },
  { category: 'Drone', question: 'When can you not fly?', answer: `In wind of ${facts.drone.windLimit} and above, in rain, in freezing fog, or while the tower at Pearson or the island says no. We rebook, and you pay nothing for the weather.` },
  { category: 'Drone', question: 'How long does a flight take, and when are the files ready?', answer: `Plan for ${facts.drone.onSite} on site, including a talk with the neighbours. Edited aerials follow in ${facts.drone.delivery}.` },
  { category: 'Matterport', question: 'How long does a scan take?', answer: `${facts.matterport.scanCondoFaqPage} for a condo and ${facts.matterport.scanLargeFaqPage} for a larger property. Nobody may walk through meanwhile, and that includes the dog.` },
  { category: 'Matterport', question: 'When does the tour go online?', answer: `${facts.matterport.ready} after the scan, as one link and one embed code. It works on any phone without an app.` },
  { category: 'Matterport', question: 'How long is a tour hosted?', answer: `${capitalized(facts.matterport.hosting)} by default. If the building sells slower than that, hosting can be extended by ${facts.matterport.hostingExtended}.` },
  { category: 'Pricing', question: 'How do I pay?', answer: `By ${facts.payment}. Volume clients are invoiced once a month with ${facts.volumeTerms} terms.` },
  { category: 'Pricing', question: 'What makes a quote go up or down?', answer: 'Floor area, distance, the hour of day and how soon you need it. We ask for those four things and answer with one number, taxes shown apart.' },
  { category: 'Pricing', question: 'What if I have to cancel or move the date?', answer: 'Until noon of the working day before, it costs nothing. After that the first move is still free; a cancellation pays for the hour that we could not give to somebody else.' },
];

/** R183, R184. */
export const faq = {
  seo,
  hero,
  categories: ['General', 'Photography', 'Video', 'Drone', 'Matterport', 'Pricing'] as readonly FaqCategory[],
  items,
  closing: { heading: 'Not on the list?', action: { text: 'Contact Us', href: paths.contact } },
} as const;

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
