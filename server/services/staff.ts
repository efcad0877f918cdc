import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { DuplicateError } from '../store/store.ts';
import type { Store } from '../store/store.ts';
import { changeDocument } from './change-document.ts';
import type { Clock } from './clock.ts';

export type StaffAccount = {
  /** The user name in lower case. */
  id: string;
  /** The user name as it was given: what the site calls its owner. */
  name: string;
  /** Argon2id, with its parameters and salt. */
  passwordHash: string;
  /** ISO 8601, UTC; a new password ends the sessions begun before it. */
  passwordSetAt: string;
};

export type StaffName = { user: string; name: string };

/** What is wrong with a user name or a password, in words for the person who gave it. */
export class StaffInputError extends Error {
  override name = 'StaffInputError';
}

export type Staff = ReturnType<typeof createStaff>;

/** The accounts that may sign in. Passwords are kept as Argon2id hashes only. */
export function createStaff({ store, clock }: { store: Store; clock: Clock }) {
  const accounts = store.collection<StaffAccount>('staff');
  // Stands in for the hash of a user who doesn't exist, so that the answer takes as long.
  const decoy = hash(randomBytes(16), settings);
  const now = (): string => new Date(clock()).toISOString();

  async function add({ user, password = generatedPassword() }: Credentials): Promise<string> {
    const name = checkedName(user);
    const passwordHash = await hash(checkedPassword(password), settings);
    try {
      await accounts.insert({ id: idOf(name), name, passwordHash, passwordSetAt: now() });
    } catch (error) {
      if (error instanceof DuplicateError) throw new StaffInputError(`There is an account ${name} already.`);
      throw error;
    }
    return password;
  }

  return {
    /** Makes an account and resolves with its password: the one given, or a generated one. Throws StaffInputError. */
    add,
    /** All accounts, by name. */
    async list(): Promise<(StaffName & { passwordSetAt: string })[]> {
      const all = await accounts.list({ sort: 'id' });
      return all.map(({ id, name, passwordSetAt }) => ({ user: id, name, passwordSetAt }));
    },
    /** Sets another password, which ends all sessions of the account. Throws StaffInputError, and NotFoundError for no such user. */
    async reset({ user, password = generatedPassword() }: Credentials): Promise<string> {
      const passwordHash = await hash(checkedPassword(password), settings);
      await changeDocument(accounts, idOf(user), (account) => ({ ...account, passwordHash, passwordSetAt: now() }));
      return password;
    },
    /** Removes the account, which ends all its sessions. Throws NotFoundError for no such user. */
    async remove(user: string): Promise<void> {
      await accounts.remove(idOf(user));
    },
    /** The account, or undefined for an unknown user and for a wrong password alike, after the same time. */
    async verify(user: string, password: string): Promise<StaffAccount | undefined> {
      const account = await accounts.get(idOf(user));
      const right = await verify(account?.passwordHash ?? (await decoy), password);
      return account && right ? account : undefined;
    },
    get: (user: string): Promise<StaffAccount | undefined> => accounts.get(idOf(user)),
    /** When there is no account at all, makes one and resolves with what signs in; `generated` is to be shown once. */
    async ensureFirst({ user = 'admin', password }: Partial<Credentials>): Promise<{ user: string; password: string; generated: boolean } | undefined> {
      if ((await accounts.count()) > 0) return undefined;
      try {
        return { user, password: await add({ user, password }), generated: password === undefined };
      } catch (error) {
        // Another process was faster; its console shows the password.
        if ((await accounts.count()) > 0) return undefined;
        throw error;
      }
    },
  };
}

type Credentials = { user: string; password?: string | undefined };

/** OWASP's first choice for Argon2id, the library's default algorithm: 19 MiB, two passes, one lane. */
const settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

function idOf(user: string): string {
  return user.normalize('NFKC').trim().toLowerCase().slice(0, 100);
}

function checkedName(user: string): string {
  const name = user.normalize('NFKC').trim();
  if (!/^[\p{L}\p{N}][\p{L}\p{N} ._@-]{0,79}$/u.test(name)) {
    throw new StaffInputError('A user name has 1 to 80 letters, digits, spaces or . _ @ - and begins with a letter or a digit.');
  }
  return name;
}

function checkedPassword(password: string): string {
  if (password.length < 12) throw new StaffInputError(`A password has at least 12 characters; this one has ${password.length}.`);
  if (password.length > 200) throw new StaffInputError('A password has at most 200 characters.');
  return password;
}

/** 120 random bits in five groups, without letters that look like digits. */
function generatedPassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const bytes = [...randomBytes(64)].filter((byte) => byte < letters.length * 8).slice(0, 25);
  return bytes.map((byte, at) => (at > 0 && at % 5 === 0 ? '-' : '') + letters.charAt(byte % letters.length)).join('');
}
