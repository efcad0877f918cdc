import type { Alteration } from '../shared/portfolio.ts';

/** Words of the full-screen viewer and of the pages that show one item. */
export const viewerWords = {
  close: 'Close',
  previous: 'Previous',
  next: 'Next',
  /** R139. */
  counter: (number: number, total: number) => `${number} of ${total}`,
  play: { image: 'View', video: 'Play the film', embed: 'Start the tour' },
  consent: { image: '', video: 'Plays from YouTube. Nothing is loaded before you press.', embed: 'Loads the tour from its host. Nothing is loaded before you press.' },
  frame: { image: '', video: 'Film', embed: '3D tour' },
  /** A tour of ours, from this very site. */
  ownTour: { consent: 'A panorama of our own. Its viewer loads when you press, from this site.', frame: '360° panorama', mark: '360°' },
  /** A category without public items. */
  empty: 'Nothing hangs here today. The other seven rooms are open.',
  facts: { category: 'Category', specs: 'Specs', light: 'Notes', alteration: 'Editing' },
} as const;

/** What a visitor reads beside a picture that was altered after the shutter; nothing for an untouched one. */
export const alterationLabels: Record<Alteration, string | undefined> = {
  none: undefined,
  standard: 'Exposure and colour',
  staged: 'Virtually staged',
  twilight: 'Virtual twilight',
  'object removed': 'Object removed',
  generated: 'Generated picture',
};

/** Tags of the two pictures of a pair. */
export const pairLabels = { original: 'Original', altered: 'Edited' } as const;
