import type { InquiryStatus } from '../shared/inquiry.ts';
import type { SubscriberState } from '../shared/newsletter.ts';
import { site } from './site.ts';

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

/** Words of the two lists that the forms of the site fill. */
export const adminInbox = {
  all: 'All',
  csv: 'Download CSV',
  tryAgain: 'Try again',
  loading: 'Loading',
  inquiries: {
    title: 'Inquiries',
    search: 'Find in inquiries',
    filter: 'Show inquiries',
    statuses: { new: 'New', read: 'Read', answered: 'Answered', spam: 'Spam' } satisfies Record<InquiryStatus, string>,
    summary: (shown: number, unread: number) => `${count(shown, 'inquiry', 'inquiries')}, ${unread} new`,
    empty: 'No inquiries yet. The next one appears here, and in the company’s mailbox when mail is set up.',
    nothingFound: 'No inquiry matches.',
    mail: ({ waiting, failed }: { waiting: number; failed: number }) =>
      [
        waiting > 0 && `${count(waiting, 'mail', 'mails')} on the way, tried again until delivered.`,
        failed > 0 && `${count(failed, 'mail', 'mails')} given up: the address refused. The inquiries are here all the same.`,
      ]
        .filter(Boolean)
        .join(' '),
    suspicious: 'Possible spam',
    facts: { email: 'Email', phone: 'Phone', service: 'Service', budget: 'Budget', timeline: 'Timeline', received: 'Received', consent: 'Newsletter' },
    consented: 'Ticked the box',
    reply: 'Reply by email',
    replySubject: `Your inquiry to ${site.name}`,
    status: 'Status',
    delete: 'Delete',
    ask: (name: string) => `Delete the inquiry from ${name}? It cannot be brought back.`,
    keep: 'Keep',
    deleted: { title: 'Inquiry deleted', description: 'It is gone for good, and so is mail still owed about it.' },
  },
  newsletter: {
    title: 'Newsletter',
    search: 'Find an address',
    filter: 'Show addresses',
    states: { confirmed: 'Confirmed', pending: 'Pending', unsubscribed: 'Unsubscribed' } satisfies Record<SubscriberState, string>,
    summary: (confirmed: number) => `${count(confirmed, 'confirmed address', 'confirmed addresses')}`,
    note: 'Send to confirmed addresses only. Pending ones have not pressed the button in their mail.',
    empty: 'No addresses yet. They come from the forms in the footer, beside posts and on the contact page.',
    nothingFound: 'No address matches.',
    record: 'Record of consent',
    page: (page: string) => `On ${page}`,
    ticked: 'box ticked',
    suspicious: 'Possible spam',
    erase: 'Erase this person',
    ask: (email: string) => `Erase ${email}? Address, record of consent and links are forgotten for good.`,
    keep: 'Keep',
    eraseNow: 'Erase',
    erased: { title: 'Address erased', description: 'Nothing about this person is left in the newsletter.' },
  },
} as const;

/** What a failed call is called; the reason comes with it. */
export const inboxErrors = {
  inquiries: 'Failed to fetch inquiries',
  status: 'Failed to change the status',
  deleteInquiry: 'Failed to delete the inquiry',
  subscribers: 'Failed to fetch addresses',
  erase: 'Failed to erase the address',
} as const;
