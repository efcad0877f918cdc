import { createHash, randomBytes } from 'node:crypto';
import { NotFoundError } from '../store/store.ts';
import type { Store } from '../store/store.ts';
import type { Clock } from './clock.ts';
import { day } from './duration.ts';
import type { Staff, StaffAccount, StaffName } from './staff.ts';

/** How long a session lasts, in milliseconds: from sign-in, however much it is used. */
export const sessionLength = 30 * day;

export type Sessions = ReturnType<typeof createSessions>;

/** Who is signed in. A session ends at logout, with a new password, with the account, and after 30 days. */
export function createSessions({ store, staff, clock }: { store: Store; staff: Staff; clock: Clock }) {
  const sessions = store.collection<Session>('sessions', { indexes: [['expiresAt']] });
  const end = (key: string): Promise<unknown> =>
    sessions.remove(key).catch((error: unknown) => {
      if (!(error instanceof NotFoundError)) throw error;
    });
  const sweep = async (): Promise<void> => {
    const oldest = await sessions.list({ sort: 'expiresAt', limit: 50 });
    for (const { id, expiresAt } of oldest) if (expiresAt <= clock()) await end(id);
  };

  return {
    /** Begins a session and resolves with its id, a secret of the visitor's cookie. */
    async start(account: StaffAccount): Promise<string> {
      await sweep();
      const secret = randomBytes(32).toString('base64url');
      await sessions.insert({ id: keyOf(secret), user: account.id, passwordSetAt: account.passwordSetAt, expiresAt: clock() + sessionLength });
      return secret;
    },
    /** Whose session it is; undefined when it has ended or never was. */
    async find(secret: string): Promise<StaffName | undefined> {
      const session = await sessions.get(keyOf(secret));
      if (!session || session.expiresAt <= clock()) return undefined;
      const account = await staff.get(session.user);
      return account?.passwordSetAt === session.passwordSetAt ? { user: account.id, name: account.name } : undefined;
    },
    end: async (secret: string): Promise<void> => void (await end(keyOf(secret))),
  };
}

type Session = {
  /** Hash of the secret: a copy of the database signs nobody in. */
  id: string;
  user: string;
  passwordSetAt: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
};

function keyOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
