import { z } from 'zod';
import { budgetOptions, fieldLengths, inquiryFieldMessages as messages, serviceOptions, timelineOptions } from './form-fields.ts';
import { line, oneAddress, optional, paragraphs, tick, withoutAbsent } from './text-fields.ts';

/** R235, R271, R272, R336–R338, D44: what a visitor sends. Empty optional fields come out absent. */
export const InquirySchema = z
  .object(
    {
      firstName: line(fieldLengths.name, messages.firstName),
      lastName: line(fieldLengths.name, messages.lastName),
      email: line(fieldLengths.email, messages.email).refine((value) => oneAddress.test(value) && /@.+\.[^.]+$/.test(value), { error: messages.email }),
      phone: optional(line(fieldLengths.phone, messages.phone)),
      service: optional(z.enum(serviceOptions, { error: messages.service })),
      budget: optional(z.enum(budgetOptions, { error: messages.budget })),
      timeline: optional(z.enum(timelineOptions, { error: messages.timeline })),
      details: paragraphs(fieldLengths.details, messages.details),
      /** The newsletter box beside the button; unticked unless the visitor ticks it. */
      consent: tick(messages.consent),
    },
    { error: 'Send the fields of the form' },
  )
  .transform(withoutAbsent);

export type Inquiry = z.infer<typeof InquirySchema>;

export const inquiryStatuses = ['new', 'read', 'answered', 'spam'] as const;
export type InquiryStatus = (typeof inquiryStatuses)[number];

/** What staff send to file an inquiry; `revision` is the one they saw. */
export const InquiryStatusSchema = z.object(
  {
    status: z.enum(inquiryStatuses, { error: `Choose one of ${inquiryStatuses.join(', ')}` }),
    revision: z.int({ error: 'Send the revision as a whole number, or leave it out' }).positive().optional(),
  },
  { error: 'Send the status' },
);

/** An inquiry as the inbox shows it. */
export type ReceivedInquiry = Inquiry & {
  id: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  status: InquiryStatus;
  /** Why it may be spam; empty when nothing speaks for it. */
  suspicions: string[];
  revision: number;
};

/** What GET /api/admin/inquiries answers. */
export type InboxAnswer = {
  inquiries: ReceivedInquiry[];
  /** Of all inquiries, whatever the search. */
  unread: number;
  /** Mail not delivered yet, and mail given up; both 0 without a mail server. */
  mail: { waiting: number; failed: number };
};
