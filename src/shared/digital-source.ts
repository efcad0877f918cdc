import type { Alteration } from './portfolio.ts';

/** Codes of the IPTC vocabulary "digital source type" that pictures of this site can have. */
export type DigitalSourceType =
  | 'digitalCapture'
  | 'digitalCreation'
  | 'humanEdits'
  | 'compositeSynthetic'
  | 'compositeWithTrainedAlgorithmicMedia'
  | 'trainedAlgorithmicMedia';

/** The IPTC term for structured data and metadata; other codes of the vocabulary come with uploads. */
export function digitalSourceTypeUrl(type: string): string {
  return `http://cv.iptc.org/newscodes/digitalsourcetype/${type}`;
}

/** What a picture is, in IPTC's words. What was put into it or taken out of it outweighs what it was made from. */
export const sourceTypes: Record<Alteration, DigitalSourceType> = {
  none: 'digitalCapture',
  standard: 'humanEdits',
  staged: 'compositeSynthetic',
  twilight: 'compositeSynthetic',
  'object removed': 'compositeWithTrainedAlgorithmicMedia',
  generated: 'trainedAlgorithmicMedia',
};
