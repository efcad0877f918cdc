import { createHash, randomBytes } from 'node:crypto';
import { paths } from '../../src/paths.ts';
import type { Store } from '../store/store.ts';
import type { Clock } from './clock.ts';
import { day } from './duration.ts';
import type { MailJob, TokenRecord } from './form-records.ts';
import { inquiryRecords, subscriberRecords, tokenRecords } from './form-records.ts';
import { inquiryToCompany, inquiryToSender, newsletterConfirm, newsletterWelcome } from './mail-texts.ts';
import type { Mail } from './mail.ts';

/** Writes the mail that a job owes; undefined when it is no longer owed (its person was erased, or is already confirmed). */
export type ComposeMail = (job: Pick<MailJob, 'kind' | 'about'>) => Promise<Mail | undefined>;

/** What a link's token is stored and found under. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** How long the link of the double opt-in holds. */
export const confirmDays = 7;

type Dependencies = {
  store: Store;
  /** Origin of the links; never taken from a request. */
  publicUrl: string;
  /** Where the company reads its mail. */
  contactTo: string;
  clock: Clock;
};

export function createComposeMail({ store, publicUrl, contactTo, clock }: Dependencies): ComposeMail {
  const inquiries = inquiryRecords(store);
  const subscribers = subscriberRecords(store);
  const tokens = tokenRecords(store);

  /** A link with a fresh token, of which only the hash is kept. */
  async function link(purpose: TokenRecord['purpose'], subscriber: string, lifetime?: number) {
    const token = randomBytes(32).toString('base64url');
    const expiry = lifetime === undefined ? {} : { expiresAt: clock() + lifetime };
    await tokens.insert({ id: tokenHash(token), subscriber, purpose, ...expiry });
    return `${publicUrl}/newsletter/${purpose}?token=${token}`;
  }

  return async ({ kind, about }) => {
    if (kind === 'inquiry-to-company' || kind === 'inquiry-to-sender') {
      const inquiry = await inquiries.get(about);
      if (!inquiry) return undefined;
      return kind === 'inquiry-to-company' ? inquiryToCompany(inquiry, contactTo, publicUrl + paths.admin) : inquiryToSender(inquiry);
    }
    const subscriber = await subscribers.get(about);
    if (subscriber?.state !== (kind === 'newsletter-confirm' ? 'pending' : 'confirmed')) return undefined;
    const unsubscribe = await link('unsubscribe', about);
    if (kind === 'newsletter-welcome') return newsletterWelcome(subscriber.email, unsubscribe);
    return newsletterConfirm(subscriber.email, { confirm: await link('confirm', about, confirmDays * day), unsubscribe }, confirmDays);
  };
}
