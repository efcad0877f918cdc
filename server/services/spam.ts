import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Clock } from './clock.ts';
import { day, hour, second } from './duration.ts';
import { addressKey, createSlidingCount } from './sliding-count.ts';

/** What came along with a form. */
export type Circumstances = {
  form: 'contact' | 'newsletter';
  /** The address it came from. */
  address: string;
  /** What stood in the field that no person sees. */
  honeypot?: string;
  /** The signed time token; a browser without script has none. */
  token?: string;
  /** Free text to compare with earlier ones. */
  text?: string;
};

export type Suspicion = 'hidden field filled in' | 'forged time token' | 'old time token' | 'filled in too quickly' | 'same text again' | 'many from one address';

export type Spam = {
  /** A token that tells when a form was first touched. Holds no personal data. */
  issueToken(): string;
  /** Judges and counts one accepted form. Never refuses: what it returns is shown to staff. */
  judge(circumstances: Circumstances): Suspicion[];
};

/** Tells people from programs without a puzzle. `key` signs the tokens; the same for all processes. */
export function createSpam({ key, clock }: { key: Buffer; clock: Clock }): Spam {
  const secret = createHmac('sha256', key).update('form-token').digest();
  const sign = (body: string) => createHmac('sha256', secret).update(body).digest();
  const fromAddress = createSlidingCount({ windowMs: hour, clock });
  const sameText = createSlidingCount({ windowMs: 7 * day, clock });

  function judgeToken(token: string, form: Circumstances['form']): Suspicion[] {
    const [body = '', signature = ''] = token.split('.');
    const given = Buffer.from(signature, 'base64url');
    const right = sign(body);
    if (given.length !== right.length || !timingSafeEqual(given, right)) return ['forged time token'];
    const age = clock() - parseInt(body, 36);
    if (age > tokenLifetime) return ['old time token'];
    return age < quickest[form] ? ['filled in too quickly'] : [];
  }

  return {
    issueToken() {
      const body = `${clock().toString(36)}~${randomBytes(6).toString('hex')}`;
      return `${body}.${sign(body).toString('base64url')}`;
    },
    judge({ form, address, honeypot, token, text }) {
      const found: Suspicion[] = [];
      if (honeypot) found.push('hidden field filled in');
      if (token) found.push(...judgeToken(token, form));
      if (text && sameText.add(fingerprint(text)) > 1) found.push('same text again');
      // Who brings no token is judged by the rest alone, and more strictly.
      if (fromAddress.add(`${form} ${addressKey(address)}`) > (token ? 20 : 10)) found.push('many from one address');
      return found;
    },
  };
}

/** Whether a mail may go to the address that was typed in. Someone quick gets it; a program must not send our mail to strangers. */
export function mayAnswer(suspicions: readonly Suspicion[]): boolean {
  return suspicions.every((suspicion) => suspicion === 'filled in too quickly' || suspicion === 'old time token');
}

const tokenLifetime = day;
const quickest = { contact: 2 * second, newsletter: second / 2 };

/** Equal for equal texts, whatever their spacing, case and punctuation. */
function fingerprint(text: string): string {
  return createHash('sha256').update(text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ').trim()).digest('base64url');
}
