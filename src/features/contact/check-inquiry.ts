import { inquiryFieldMessages } from '../../shared/form-fields.ts';

/** Fields as the form holds them, by the names of the inquiry schema. */
export type InquiryFields = Record<string, string>;
export type InquiryErrors = Record<string, string>;

/** R271, R272: what is plainly missing, by field in the form's order. The server checks everything again, with the schema. */
export function checkInquiry(fields: InquiryFields): InquiryErrors {
  const missing = required.filter((name) => {
    const value = (fields[name] ?? '').trim();
    return name === 'email' ? !address.test(value) : value === '';
  });
  return Object.fromEntries(missing.map((name) => [name, inquiryFieldMessages[name]]));
}

const required = ['firstName', 'lastName', 'email', 'details'] as const;
const address = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;
