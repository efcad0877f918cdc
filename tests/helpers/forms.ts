import { createForms } from '../../server/services/forms.ts';
import { mailJobs } from '../../server/services/form-records.ts';
import { createMailer } from '../../server/services/mail.ts';
import { openStore } from '../../server/store/open-store.ts';
import type { Inquiry } from '../../src/shared/inquiry.ts';

/** A log that the tests leave unread. */
export const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

export const contactTo = 'inbox@harbourline.example';
export const publicUrl = 'https://www.harbourline.example';

export const goodInquiry: Inquiry = {
  firstName: 'Priya',
  lastName: 'Raman',
  email: 'priya@parkside.example',
  phone: '416-555-0187',
  service: 'photography',
  budget: 'discuss',
  timeline: 'asap',
  details: 'A two-bedroom condo at Queens Quay.\nTwilight pictures of the terrace, please.',
};

/** The forms on a real store in `dataDir`, with a clock that the test moves, as one process has them. */
export async function openForms(dataDir: string, { smtpUrl, startAt = Date.parse('2026-03-02T15:00:00Z') }: { smtpUrl?: string; startAt?: number } = {}) {
  const time = { now: startAt };
  const store = await openStore({ dataDir });
  const mailer = createMailer({ smtpUrl, from: 'studio@harbourline.example', name: 'Harbourline Media' });
  const clock = () => time.now;
  const forms = createForms({ store, mailer, key: Buffer.alloc(32, 7), publicUrl, contactTo, clock, log: quiet });
  return {
    ...forms,
    store,
    clock,
    jobs: mailJobs(store),
    now: () => time.now,
    advance(ms: number) {
      time.now += ms;
    },
    async close() {
      await forms.outbox.stop();
      mailer?.close();
      await store.close();
    },
  };
}
