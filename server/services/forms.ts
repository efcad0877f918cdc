import type { Store } from '../store/store.ts';
import type { Clock } from './clock.ts';
import { createComposeMail } from './compose-mail.ts';
import type { Inquiries } from './inquiries.ts';
import { createInquiries } from './inquiries.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mail.ts';
import type { Newsletter } from './newsletter.ts';
import { createNewsletter } from './newsletter.ts';
import type { Outbox } from './outbox.ts';
import { createOutbox } from './outbox.ts';
import type { Spam } from './spam.ts';
import { createSpam } from './spam.ts';

export type Forms = { inquiries: Inquiries; newsletter: Newsletter; outbox: Outbox; spam: Spam };

type Dependencies = {
  store: Store;
  /** Absent when no mail server is set: then the inbox is the only way. */
  mailer?: Mailer;
  /** Signs the forms' time tokens; the same for all processes. */
  key: Buffer;
  /** Origin of the links in mails. */
  publicUrl: string;
  /** Where the company reads its mail. */
  contactTo: string;
  clock: Clock;
  log: Log;
};

/** The two forms and what stands behind them. The outbox is not started. */
export function createForms({ store, mailer, key, publicUrl, contactTo, clock, log }: Dependencies): Forms {
  const compose = createComposeMail({ store, publicUrl, contactTo, clock });
  const outbox = createOutbox({ store, mailer, compose, clock, log });
  const spam = createSpam({ key, clock });
  const inquiries = createInquiries({ store, outbox, spam, clock });
  const newsletter = createNewsletter({ store, outbox, spam, clock });
  return { inquiries, newsletter, outbox, spam };
}
