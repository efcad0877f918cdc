import { budgets, serviceInterests, timelines } from '../../src/content/contact.ts';
import { facts } from '../../src/content/facts.ts';
import { site } from '../../src/content/site.ts';
import type { InquiryRecord } from './form-records.ts';
import type { Block } from './mail-blocks.ts';
import { htmlText, plainText } from './mail-blocks.ts';
import type { Mail } from './mail.ts';

/** D05: the company's copy. Reply goes to the person who wrote. */
export function inquiryToCompany(inquiry: InquiryRecord, to: string, adminUrl: string): Mail {
  const name = `${inquiry.firstName} ${inquiry.lastName}`;
  const doubt = inquiry.suspicions.length > 0;
  const rows = ([
    ['Name', name],
    ['Email', inquiry.email],
    ['Phone', inquiry.phone],
    ['Service', labelOf(serviceInterests, inquiry.service)],
    ['Budget', labelOf(budgets, inquiry.budget)],
    ['Timeline', labelOf(timelines, inquiry.timeline)],
    ['Possible spam', doubt ? inquiry.suspicions.join(', ') : undefined],
  ] as const).filter((row): row is typeof row & [string, string] => row[1] !== undefined);
  return {
    ...written(`${doubt ? 'Possible spam: ' : ''}Inquiry from ${name}`, [
      { heading: `Inquiry from ${name}` },
      { rows: rows.map(([label, value]) => [label, value]) },
      { quote: inquiry.details },
      { text: `Answer this mail to reach ${inquiry.firstName}.` },
      { link: 'Open the inbox', href: adminUrl },
    ]),
    to,
    replyTo: { name, address: inquiry.email },
  };
}

/** D05: the sender's confirmation. It repeats nothing of the message, so that the form can't carry one to a stranger. */
export function inquiryToSender(inquiry: InquiryRecord): Mail {
  // A greeting is text that anyone can have sent to any address: names only, no link or sentence.
  const greeting = /^[\p{L}\p{M}' -]{1,40}$/u.test(inquiry.firstName) ? `Hello ${inquiry.firstName},` : 'Hello,';
  return {
    ...written(`We have your inquiry at ${site.name}`, [
      { text: greeting },
      { text: `Your inquiry has reached the studio. A person reads it and answers by email, usually within ${facts.emailReply} on weekdays.` },
      { text: `If the shoot is close, call ${site.phone.display} (${site.hours.short}). We usually book ${facts.bookAhead} ahead.` },
      { text: 'If you did not write to us, someone typed your address by mistake. You need not do anything.' },
      sender,
    ]),
    to: inquiry.email,
    replyTo: { name: site.name, address: site.email },
    headers: { 'Auto-Submitted': 'auto-replied' },
  };
}

/** The question of the double opt-in; the link's page asks for one more click. */
export function newsletterConfirm(to: string, links: { confirm: string; unsubscribe: string }, days: number): Mail {
  return newsletterMail(to, links.unsubscribe, `Confirm your subscription to ${site.name}`, [
    { text: `Someone, we hope you, asked for the ${site.name} newsletter at this address. Open the link and press Confirm, and it is yours.` },
    { link: 'Confirm the subscription', href: links.confirm },
    { text: `The link holds for ${days} days. Without it you get no newsletter.` },
  ]);
}

/** Sent once the address is confirmed. */
export function newsletterWelcome(to: string, unsubscribe: string): Mail {
  return newsletterMail(to, unsubscribe, `You are subscribed to ${site.name}`, [
    { text: 'Your address is confirmed. You will hear from us at most twelve times a year: new work, prices, notes from the field.' },
    { text: 'Keep this mail if you like: its last link ends the subscription at once.' },
  ]);
}

function newsletterMail(to: string, unsubscribe: string, subject: string, blocks: Block[]): Mail {
  return {
    ...written(subject, [...blocks, sender, { link: 'Unsubscribe', href: unsubscribe }]),
    to,
    // RFC 8058: a mail program's own button posts to this address.
    headers: { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}

function labelOf(options: readonly { value: string; label: string }[], value: string | undefined): string | undefined {
  return options.find((option) => option.value === value)?.label;
}

function written(subject: string, blocks: Block[]): Pick<Mail, 'subject' | 'text' | 'html'> {
  return { subject, text: plainText(blocks), html: htmlText(subject, blocks) };
}

// CASL: each mail says who sends it, from where, and how to reach them.
const { street, city, region, postalCode } = site.address;
const sender: Block = { text: `${site.legalName}\n${street}, ${city}, ${region} ${postalCode}\n${site.email}, ${site.phone.display}` };
