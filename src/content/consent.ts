import { site } from './site.ts';

const { street, city, region, postalCode } = site.address;
const withdraw = `${site.legalName}, ${street}, ${city}, ${region} ${postalCode}, ${site.email}. You can unsubscribe at any time.`;

/** Canadian anti-spam law: the words beside the newsletter button and beside the inquiry's box. The server records what is printed here. */
export const consentWording = {
  newsletter: `Subscribe and you agree to get our newsletter by email, at most twelve a year. ${withdraw}`,
  contact: `Send me the newsletter too, at most twelve emails a year. ${withdraw}`,
} as const;
