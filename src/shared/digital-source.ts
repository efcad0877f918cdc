/** Codes of the IPTC vocabulary "digital source type" that pictures of this site can have. */
export type DigitalSourceType =
  | 'digitalCapture'
  | 'digitalCreation'
  | 'humanEdits'
  | 'compositeSynthetic'
  | 'compositeWithTrainedAlgorithmicMedia'
  | 'trainedAlgorithmicMedia';

/** The IPTC term for structured data and metadata. */
export function digitalSourceTypeUrl(type: DigitalSourceType): string {
  return `http://cv.iptc.org/newscodes/digitalsourcetype/${type}`;
}
