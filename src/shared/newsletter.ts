import { z } from 'zod';
import { fieldLengths, looksLikeEmail, newsletterEmailMessage as message } from './form-fields.ts';
import { line, oneAddress, tick } from './text-fields.ts';

/** R269, R289, D44: what a newsletter form sends. */
export const NewsletterSchema = z.object(
  {
    email: line(fieldLengths.email, message).refine((value) => looksLikeEmail(value) && oneAddress.test(value), { error: message }),
    consent: tick('Tick the box, or leave it empty'),
  },
  { error: message },
);

/** The token of a link in a mail. */
export const LinkTokenSchema = z.object({ token: z.string().regex(/^[\w-]{43}$/) });

export type SubscriberState = 'pending' | 'confirmed' | 'unsubscribed';

/** One act of consent, as it was given. */
export type Consent = {
  /** ISO 8601, UTC. */
  at: string;
  /** Path of the page the form stood on. */
  page: string;
  /** The words beside the box or button. */
  wording: string;
  /** Whether the form had a box and it was ticked; absent for a form that is a consent as a whole. */
  ticked?: boolean;
};

/** A subscriber as staff see and export them. */
export type Subscriber = {
  id: string;
  email: string;
  state: SubscriberState;
  consents: Consent[];
  /** ISO 8601, UTC, each absent until it happened. */
  confirmedAt?: string;
  unsubscribedAt?: string;
  suspicions: string[];
};

/** What GET /api/admin/newsletter answers. */
export type SubscribersAnswer = { subscribers: Subscriber[]; counts: Record<SubscriberState, number> };
