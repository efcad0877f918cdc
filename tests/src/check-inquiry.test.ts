import t from 'tap';
import { checkInquiry } from '../../src/features/contact/check-inquiry.ts';
import { inquiryFieldMessages } from '../../src/shared/form-fields.ts';
import { InquirySchema } from '../../src/shared/inquiry.ts';

const filled = { firstName: 'Priya', lastName: 'Raman', email: 'priya@parkside.ca', details: 'A semi on Howland' };

t.test('R271 the browser asks for first name, last name, email and details, in the form’s order', async (t) => {
  t.strictSame(Object.keys(checkInquiry({})), ['firstName', 'lastName', 'email', 'details']);
  t.strictSame(Object.keys(checkInquiry({ ...filled, details: ' \n ' })), ['details']);
  t.equal(checkInquiry({ ...filled, email: 'priya@parkside' })['email'], inquiryFieldMessages.email);
  t.strictSame(checkInquiry(filled), {});
});

t.test('R271, R272 what the browser lets through for these fields, the server’s schema takes too', async (t) => {
  const addresses = ['priya@parkside.ca', 'a.b+c@sub.example.org', 'priya@parkside', '@x.ca', 'a@b.', 'two words@x.ca', ''];
  for (const email of addresses) {
    t.equal(checkInquiry({ ...filled, email })['email'] === undefined, InquirySchema.safeParse({ ...filled, email }).success, `the same answer for "${email}"`);
  }
});
