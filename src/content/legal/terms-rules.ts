import { site } from '../site.ts';
import type { LegalSection } from './types.ts';

/** Second half of the terms: rights, responsibility and the law that applies. */
export const termsRules: readonly LegalSection[] = [
  {
    id: 'rights',
    heading: 'Rights in the work',
    paragraphs: ['What you may do with delivered pictures, films, tours and plans is written in the Licensing Terms, which are part of this contract. The licence takes effect when the invoice is paid.'],
  },
  {
    id: 'altered',
    heading: 'Staged and altered pictures',
    paragraphs: [
      'We mark pictures in which furniture, sky or time of day was changed, and deliver the unaltered frame with them. You agree to leave the mark in place and to show both wherever a buyer might otherwise be misled.',
      'We do not remove permanent faults of a property from a picture. Please do not ask somebody else to do it with our file.',
    ],
  },
  {
    id: 'forecasts',
    heading: 'Figures and forecasts',
    paragraphs: ['Results that clients have reported, and estimates made by our software, describe the past. They promise no price, no date of sale and no number of visitors.'],
  },
  {
    id: 'website',
    heading: 'Use of this website',
    paragraphs: ['Read it, link to it, print from it for your own use. Do not probe its defences without our consent, send advertising through its forms, or copy its pictures by program.'],
  },
  {
    id: 'links',
    heading: 'Other people’s sites',
    paragraphs: ['Links lead to places that we do not run. Firms in the Vendor Directory are independent; a contract with one of them is between the two of you.'],
  },
  {
    id: 'liability',
    heading: 'Liability',
    paragraphs: [
      'We carry commercial general liability insurance, and aviation liability for drones. If we break it, we repair it. For other losses we are liable up to the price of the assignment, and we are not liable for lost profit or for a sale that did not take place.',
      'Nothing here limits what Ontario’s Consumer Protection Act gives to a consumer, or liability for wilful harm, gross negligence or personal injury.',
    ],
  },
  {
    id: 'law',
    heading: 'Law and courts',
    paragraphs: [
      'The law of Ontario and the federal laws of Canada that apply there govern this contract. Before anyone goes to court, both sides meet once, in person or on the phone. Otherwise the courts in Toronto decide.',
    ],
  },
  {
    id: 'rest',
    heading: 'If a sentence fails',
    paragraphs: ['Should one of these terms not hold, the others do. If we once let something pass, we may still insist on it the next time.'],
  },
  {
    id: 'contact',
    heading: 'How to reach us',
    paragraphs: [`${site.legalName}, ${site.address.street}, ${site.address.city}, Ontario ${site.address.postalCode}. Legal mail goes to ${site.legalEmail}; for everything else there is ${site.email}.`],
  },
];
