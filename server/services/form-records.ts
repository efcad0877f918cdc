import type { Inquiry, InquiryStatus } from '../../src/shared/inquiry.ts';
import type { Subscriber } from '../../src/shared/newsletter.ts';
import type { Collection, Store } from '../store/store.ts';

export type InquiryRecord = Inquiry & {
  id: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  status: InquiryStatus;
  suspicions: string[];
};

export type SubscriberRecord = Subscriber & {
  /** When a confirmation was last put in the outbox; milliseconds. */
  askedAt?: number;
};

/** A link's token, known only by its hash, which is the id. */
export type TokenRecord = {
  id: string;
  subscriber: string;
  purpose: 'confirm' | 'unsubscribe';
  /** Milliseconds; absent for a link that holds for ever. */
  expiresAt?: number;
};

export const mailKinds = ['inquiry-to-company', 'inquiry-to-sender', 'newsletter-confirm', 'newsletter-welcome'] as const;
export type MailKind = (typeof mailKinds)[number];

/** A mail that is owed. It names its subject; the text is written at the moment of sending. */
export type MailJob = {
  id: string;
  kind: MailKind;
  /** Id of the inquiry or subscriber. */
  about: string;
  state: 'waiting' | 'failed';
  attempts: number;
  /** Milliseconds; while a process sends, the end of its lease. */
  dueAt: number;
  createdAt: number;
  lastError?: string;
};

export function inquiryRecords(store: Store): Collection<InquiryRecord> {
  return store.collection<InquiryRecord>('inquiries', { indexes: [['receivedAt'], ['status']] });
}

export function subscriberRecords(store: Store): Collection<SubscriberRecord> {
  return store.collection<SubscriberRecord>('subscribers', { indexes: [['email'], ['state']] });
}

export function tokenRecords(store: Store): Collection<TokenRecord> {
  return store.collection<TokenRecord>('newsletterTokens', { indexes: [['subscriber']] });
}

export function mailJobs(store: Store): Collection<MailJob> {
  return store.collection<MailJob>('outbox', { indexes: [['state', 'dueAt']] });
}
