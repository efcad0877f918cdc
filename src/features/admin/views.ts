import type { ComponentType } from 'react';
import { useUnread } from '../../api/inquiries.ts';
import { adminInbox } from '../../content/admin-inbox.ts';
import { BinView } from './bin-view.tsx';
import { InquiriesView } from './inbox/inquiries-view.tsx';
import { NewsletterView } from './inbox/newsletter-view.tsx';

/** A place of the manager beside the eight services. */
export type AdminView = {
  key: string;
  label: string;
  Panel: ComponentType;
  /** How many in it nobody has seen. */
  useUnseen: () => number;
};

/** In the order of the list. */
export const views: readonly AdminView[] = [
  { key: 'inquiries', label: adminInbox.inquiries.title, Panel: InquiriesView, useUnseen: useUnread },
  { key: 'newsletter', label: adminInbox.newsletter.title, Panel: NewsletterView, useUnseen: useNone },
  { key: 'bin', label: 'Bin', Panel: BinView, useUnseen: useNone },
];

function useNone(): number {
  return 0;
}
