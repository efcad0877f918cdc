import { DuplicateError, NotFoundError, StaleError } from '../store/store.ts';
import type { Store, Stored } from '../store/store.ts';
import type { Clock } from './clock.ts';
import { day, hour, minute, second } from './duration.ts';
import type { ComposeMail } from './compose-mail.ts';
import type { MailJob, MailKind } from './form-records.ts';
import { mailJobs } from './form-records.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mail.ts';

export type Outbox = {
  /** Owes one mail; the same `id` twice is one mail. Resolves when the debt is on disk. Nothing is owed when no mail server is set. */
  add(id: string, kind: MailKind, about: string): Promise<void>;
  /** Tries what is due now, once each. Rejects when the store is away. */
  deliverDue(): Promise<void>;
  /** How many wait and how many were given up. */
  counts(): Promise<{ waiting: number; failed: number }>;
  /** Begins to deliver in the background. */
  start(): void;
  /** Takes up nothing new and waits at most `patienceMs` for what is being sent. What is left is sent after the next start. */
  stop(patienceMs?: number): Promise<void>;
};

type Dependencies = { store: Store; mailer?: Mailer; compose: ComposeMail; clock: Clock; log: Log };

/** Mail that is owed, kept in the store: tried again with growing pauses, across restarts, by one process at a time. */
export function createOutbox({ store, mailer, compose, clock, log }: Dependencies): Outbox {
  const jobs = mailJobs(store);
  // Sent by this process, and the store could not be told yet.
  const delivered = new Set<string>();
  let running: Promise<void> | undefined;
  let again = false;
  let timer: NodeJS.Timeout | undefined;
  let stopped = true;

  async function deliverDue() {
    if (!mailer) return;
    const waiting = await jobs.list({ where: { state: 'waiting' }, sort: 'dueAt', limit: atOnce });
    const due = waiting.filter((job) => job.dueAt <= clock());
    const results = await Promise.allSettled(due.map((job) => attempt(job, mailer)));
    again ||= due.length === atOnce;
    const broken = results.find((result) => result.status === 'rejected');
    if (broken) throw broken.reason;
  }

  async function attempt(job: Stored<MailJob>, via: Mailer) {
    const lease = await takeLease(job);
    if (!lease) return;
    try {
      if (!delivered.has(job.id)) {
        const mail = await compose(job);
        if (mail) await via.send(mail, job.id);
        delivered.add(job.id);
      }
    } catch (error) {
      await postpone(await lease.end(), error);
      return;
    }
    await lease.end();
    await jobs.remove(job.id).catch(ignoreLost);
    delivered.delete(job.id);
  }

  /** Holds the job against other processes, for as long as this one lives and sends. Undefined when another holds it. */
  async function takeLease(job: Stored<MailJob>) {
    const claim = (held: Stored<MailJob>, attempts: number) => jobs.replace({ ...held, attempts, dueAt: clock() + leaseMs }, held.revision);
    let held: Stored<MailJob>;
    try {
      held = await claim(job, job.attempts + 1);
    } catch (error) {
      return ignoreLost(error);
    }
    let renewal = Promise.resolve();
    const renew = async () => {
      held = await claim(held, held.attempts);
    };
    const heartbeat = setInterval(() => {
      renewal = renewal.then(renew).catch((error: unknown) => log.warn({ err: error }, 'A mail being sent could not be marked so'));
    }, leaseMs / 3);
    return {
      async end() {
        clearInterval(heartbeat);
        await renewal;
        return held;
      },
    };
  }

  /** Notes the failure and when to try next. */
  async function postpone(job: Stored<MailJob>, error: unknown) {
    const reason = error instanceof Error ? error.message : String(error);
    const givenUp = clock() - job.createdAt > patienceMs;
    const pause = pauses[Math.min(job.attempts, pauses.length) - 1] ?? hour;
    log[givenUp ? 'error' : 'warn']({ kind: job.kind, attempts: job.attempts, reason }, givenUp ? 'A mail was given up' : 'A mail is tried again later');
    const next = { ...job, state: givenUp ? 'failed' : 'waiting', dueAt: clock() + pause, lastError: reason.slice(0, 500) } as const;
    await jobs.replace(next, job.revision).catch(ignoreLost);
  }

  function turn() {
    if (stopped || running) {
      again = true;
      return;
    }
    clearTimeout(timer);
    again = false;
    running = deliverDue()
      .catch((error: unknown) => log.warn({ err: error }, 'The outbox could not be read'))
      .finally(() => {
        running = undefined;
        if (again) turn();
        else if (!stopped) timer = setTimeout(turn, pollMs).unref();
      });
  }

  return {
    deliverDue,
    async add(id, kind, about) {
      if (!mailer) return;
      const now = clock();
      try {
        await jobs.insert({ id, kind, about, state: 'waiting', attempts: 0, dueAt: now, createdAt: now });
      } catch (error) {
        if (!(error instanceof DuplicateError)) throw error;
      }
      turn();
    },
    async counts() {
      const [waiting, failed] = await Promise.all([jobs.count({ state: 'waiting' }), jobs.count({ state: 'failed' })]);
      return { waiting, failed };
    },
    start() {
      stopped = false;
      turn();
    },
    async stop(waitMs = 5 * second) {
      stopped = true;
      clearTimeout(timer);
      let limit: NodeJS.Timeout | undefined;
      await Promise.race([running, new Promise((resolve) => (limit = setTimeout(resolve, waitMs)))]);
      clearTimeout(limit);
    },
  };
}

/** Another process has the job, or has done it. */
function ignoreLost(error: unknown): undefined {
  if (error instanceof StaleError || error instanceof NotFoundError) return undefined;
  throw error;
}

const atOnce = 8;
const pollMs = 5 * second;
const leaseMs = 2 * minute;
const patienceMs = 4 * day;
// Also after a 5xx: a server that refuses today is often one that was set up wrong, and a person mends it.
const pauses = [10 * second, minute, 5 * minute, 15 * minute, hour, 3 * hour, 6 * hour];
