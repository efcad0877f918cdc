import type { ComponentType } from 'react';
import { adminInbox } from '../../content/admin-inbox.ts';
import { BinView } from './bin-view.tsx';
import { InquiriesView, UnreadCount } from './inbox/inquiries-view.tsx';
import { NewsletterView } from './inbox/newsletter-view.tsx';

/** A place of the manager beside the eight services. */
export type AdminView = {
  key: string;
  label: string;
  Panel: ComponentType;
  /** A number beside the label. */
  Count?: ComponentType;
};

/** In the order of the list. */
export const views: readonly AdminView[] = [
  { key: 'inquiries', label: adminInbox.inquiries.title, Panel: InquiriesView, Count: UnreadCount },
  { key: 'newsletter', label: adminInbox.newsletter.title, Panel: NewsletterView },
  { key: 'bin', label: 'Bin', Panel: BinView },
];
