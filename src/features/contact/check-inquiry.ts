import { fieldMessages } from '../../shared/api-error.ts';
import { InquirySchema } from '../../shared/inquiry.ts';

/** Fields as the form holds them, by the names of the inquiry schema. */
export type InquiryFields = Record<string, string>;
export type InquiryErrors = Record<string, string>;

/** R271, R272: what needs another look, by field, from the same schema as the server's. Loaded when the form is first touched. */
export function checkInquiry(fields: InquiryFields): InquiryErrors {
  const checked = InquirySchema.safeParse(fields);
  return checked.success ? {} : fieldMessages(checked.error.issues);
}
