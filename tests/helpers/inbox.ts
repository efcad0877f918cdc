import type { InboxAnswer, ReceivedInquiry } from '../../src/shared/inquiry.ts';
import type { Subscriber, SubscribersAnswer } from '../../src/shared/newsletter.ts';
import { staffPassword, staffUser, type Site } from './site.ts';

/** The inbox of a running site, read through its API as signed-in staff. */
export async function openInbox({ origin }: Pick<Site, 'origin'>) {
  const signedIn = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ username: staffUser, password: staffPassword }),
  });
  if (!signedIn.ok) throw new Error(`The inbox stays closed: ${signedIn.status}`);
  const cookie = signedIn.headers.getSetCookie().map((line) => line.split(';')[0]).join('; ');
  const read = async (path: string): Promise<unknown> => (await fetch(origin + path, { headers: { cookie } })).json();
  return {
    async inquiry(email: string): Promise<ReceivedInquiry | undefined> {
      const { inquiries } = (await read('/api/admin/inquiries')) as InboxAnswer;
      return inquiries.find((inquiry) => inquiry.email === email);
    },
    async subscriber(email: string): Promise<Subscriber | undefined> {
      const { subscribers } = (await read('/api/admin/newsletter')) as SubscribersAnswer;
      return subscribers.find((subscriber) => subscriber.email === email);
    },
  };
}
