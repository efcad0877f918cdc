import { randomUUID } from 'node:crypto';
import type { Inquiry, InquiryStatus, ReceivedInquiry } from '../../src/shared/inquiry.ts';
import type { Store } from '../store/store.ts';
import { changeDocument } from './change-document.ts';
import type { Clock } from './clock.ts';
import { csv } from './csv.ts';
import { inquiryRecords } from './form-records.ts';
import type { Outbox } from './outbox.ts';
import type { Circumstances, Spam } from './spam.ts';
import { mayAnswer } from './spam.ts';

export type InquiryFilter = { status?: InquiryStatus; search?: string };

export type Inquiries = {
  /** Resolves once the inquiry is on disk; mail follows by itself. Throws StoreUnavailableError. */
  submit(inquiry: Inquiry, from: Omit<Circumstances, 'form' | 'text'>): Promise<ReceivedInquiry>;
  /** The newest first; those whose every word of `search` is found in their text. */
  list(filter?: InquiryFilter): Promise<ReceivedInquiry[]>;
  unread(): Promise<number>;
  /** Files an inquiry. Throws NotFoundError, and StaleError when `revision` is given and no longer the stored one. */
  setStatus(id: string, status: InquiryStatus, revision?: number): Promise<ReceivedInquiry>;
  /** Deletes it for good, and the mail still owed about it. Throws NotFoundError. */
  remove(id: string): Promise<void>;
  csv(filter?: InquiryFilter): Promise<string>;
};

/** The inbox: what visitors write is kept first and mailed second. */
export function createInquiries({ store, outbox, spam, clock }: { store: Store; outbox: Outbox; spam: Spam; clock: Clock }): Inquiries {
  const records = inquiryRecords(store);

  async function list({ status, search = '' }: InquiryFilter = {}): Promise<ReceivedInquiry[]> {
    const found = await records.list({ where: status ? { status } : {}, sort: 'receivedAt', descending: true });
    const words = search.toLowerCase().split(/\s+/).filter(Boolean);
    return found.filter((inquiry) => words.every((word) => searchable(inquiry).includes(word)));
  }

  return {
    list,
    async submit(inquiry, from) {
      const suspicions = spam.judge({ ...from, form: 'contact', text: inquiry.details });
      const id = randomUUID();
      const kept = await records.insert({ ...inquiry, id, receivedAt: new Date(clock()).toISOString(), status: 'new', suspicions });
      // The inbox has it: a visitor is not told to write again because mail about it can't be queued.
      await Promise.allSettled([
        outbox.add(`${id}-company`, 'inquiry-to-company', id),
        ...(mayAnswer(suspicions) ? [outbox.add(`${id}-sender`, 'inquiry-to-sender', id)] : []),
      ]);
      return kept;
    },
    unread: () => records.count({ status: 'new' }),
    async setStatus(id, status, revision) {
      if (revision === undefined) return changeDocument(records, id, (current) => ({ ...current, status }));
      const current = await changeDocument(records, id, () => undefined);
      return records.replace({ ...current, status }, revision);
    },
    async remove(id) {
      await records.remove(id);
    },
    async csv(filter) {
      const inquiries = await list(filter);
      return csv(
        ['Received', 'Status', 'First name', 'Last name', 'Email', 'Phone', 'Service', 'Budget', 'Timeline', 'Details', 'Newsletter', 'Suspicions'],
        inquiries.map((i) => [i.receivedAt, i.status, i.firstName, i.lastName, i.email, i.phone, i.service, i.budget, i.timeline, i.details, i.consent ? 'yes' : '', i.suspicions.join('; ')]),
      );
    },
  };
}

function searchable(inquiry: Inquiry): string {
  const { firstName, lastName, email, phone, service, details } = inquiry;
  return [firstName, lastName, email, phone, service, details].join(' ').toLowerCase();
}
