import { newsletterEmailMessage } from '../shared/form-fields.ts';

/** R236–R238, R309–R312: apart from the other messages, for this form stands on every page. */
export const newsletterMessages = {
  invalidEmail: newsletterEmailMessage,
  failed: 'Failed to subscribe',
  thrown: 'Something went wrong. Please try again.',
  success: "Thank you for subscribing! You'll receive our latest updates.",
  /** R238: a message with these words shows green, any other red. */
  successMark: 'Thank you',
  /** R236: the button at rest and at work. */
  subscribe: 'Subscribe',
  subscribing: 'Subscribing...',
} as const;
