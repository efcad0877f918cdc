import { createHash } from 'node:crypto';
import type { Consent, Subscriber, SubscriberState } from '../../src/shared/newsletter.ts';
import { DuplicateError, NotFoundError } from '../store/store.ts';
import type { Store } from '../store/store.ts';
import { changeDocument } from './change-document.ts';
import type { Clock } from './clock.ts';
import { tokenHash } from './compose-mail.ts';
import { csv } from './csv.ts';
import { hour } from './duration.ts';
import type { SubscriberRecord, TokenRecord } from './form-records.ts';
import { subscriberRecords, tokenRecords } from './form-records.ts';
import type { Outbox } from './outbox.ts';
import type { Circumstances, Spam } from './spam.ts';
import { mayAnswer } from './spam.ts';

export type Newsletter = {
  /**
   * Notes the consent and owes the address a confirmation. Tells nobody whether the address was known.
   * Resolves once it is on disk. Throws StoreUnavailableError.
   */
  subscribe(email: string, consent: Omit<Consent, 'at'>, from: Omit<Circumstances, 'form' | 'text'>): Promise<void>;
  /** False when the link is unknown or too old. A second click is as good as the first. */
  confirm(token: string): Promise<boolean>;
  /** At once, also before confirmation. False when the link is unknown. */
  unsubscribe(token: string): Promise<boolean>;
  list(): Promise<Subscriber[]>;
  /** Every address with the record of its consent. */
  csv(): Promise<string>;
  /** Forgets a person: address, record, links. Throws NotFoundError. */
  erase(id: string): Promise<void>;
};

export function createNewsletter({ store, outbox, spam, clock }: { store: Store; outbox: Outbox; spam: Spam; clock: Clock }): Newsletter {
  const subscribers = subscriberRecords(store);
  const tokens = tokenRecords(store);
  const now = () => new Date(clock()).toISOString();

  /** Writes in each case, so that the time of the answer tells as little as its words. */
  async function note(fresh: SubscriberRecord, ask: boolean): Promise<boolean> {
    try {
      await subscribers.insert(fresh);
      return ask;
    } catch (error) {
      if (!(error instanceof DuplicateError)) throw error;
    }
    let due = false;
    await changeDocument(subscribers, fresh.id, (current): SubscriberRecord => {
      // Nobody can push the consent that was confirmed out of the record by sending the form again.
      if (current.state === 'confirmed') return current;
      const recent = current.askedAt !== undefined && clock() - current.askedAt < askAgainAfter;
      due = ask && !recent;
      return {
        ...current,
        state: 'pending',
        consents: [...current.consents, ...fresh.consents].slice(-keptConsents),
        suspicions: fresh.suspicions,
        ...(due ? { askedAt: clock() } : {}),
      };
    });
    return due;
  }

  async function follow(token: string, purpose: TokenRecord['purpose']) {
    const known = await tokens.get(tokenHash(token));
    const expired = known?.expiresAt !== undefined && known.expiresAt < clock();
    return known?.purpose === purpose && !expired ? known.subscriber : undefined;
  }

  /** Undefined when the person was erased. */
  async function move(id: string, state: SubscriberState, when: Pick<Subscriber, 'confirmedAt' | 'unsubscribedAt'>) {
    return changeDocument(subscribers, id, (current) => (current.state === state ? undefined : { ...current, ...when, state })).catch(ignoreMissing);
  }

  async function forgetLinks(subscriber: string, purpose?: TokenRecord['purpose']) {
    const links = await tokens.list({ where: { subscriber, ...(purpose ? { purpose } : {}) } });
    await Promise.all(links.map((link) => tokens.remove(link.id).catch(ignoreMissing)));
  }

  return {
    async subscribe(email, consent, from) {
      const suspicions = spam.judge({ ...from, form: 'newsletter' });
      const ask = mayAnswer(suspicions);
      const id = subscriberId(email);
      const fresh: SubscriberRecord = { id, email, state: 'pending', consents: [{ ...consent, at: now() }], suspicions, ...(ask ? { askedAt: clock() } : {}) };
      if (await note(fresh, ask)) await outbox.add(`${id}-confirm-${clock()}`, 'newsletter-confirm', id);
    },
    async confirm(token) {
      const id = await follow(token, 'confirm');
      const subscriber = id && (await move(id, 'confirmed', { confirmedAt: now() }));
      if (!subscriber) return false;
      await outbox.add(`${id}-welcome-${subscriber.confirmedAt}`, 'newsletter-welcome', subscriber.id);
      return true;
    },
    async unsubscribe(token) {
      const id = await follow(token, 'unsubscribe');
      if (!id || !(await move(id, 'unsubscribed', { unsubscribedAt: now() }))) return false;
      // An older mail's Confirm must not undo it.
      await forgetLinks(id, 'confirm');
      return true;
    },
    list: () => subscribers.list({ sort: 'email' }),
    async csv() {
      const all = await subscribers.list({ sort: 'email' });
      return csv(
        ['Email', 'State', 'Consent given', 'Page', 'Wording', 'Box ticked', 'Confirmed', 'Unsubscribed', 'Suspicions'],
        all.flatMap((s) => s.consents.map((c) => [s.email, s.state, c.at, c.page, c.wording, c.ticked === undefined ? '' : c.ticked ? 'yes' : 'no', s.confirmedAt, s.unsubscribedAt, s.suspicions.join('; ')])),
      );
    },
    async erase(id) {
      await subscribers.remove(id);
      await forgetLinks(id);
    },
  };
}

/** The same person for every spelling of an address that reaches the same mailbox everywhere. */
function subscriberId(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('base64url');
}

function ignoreMissing(error: unknown): undefined {
  if (!(error instanceof NotFoundError)) throw error;
}

const askAgainAfter = hour;
const keptConsents = 20;
