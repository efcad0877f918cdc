import { CallFailure } from '../../../api/failure.ts';
import type { Progress } from '../../../api/uploads.ts';
import type { CollectionKey } from '../../../content/catalog.ts';
import type { UploadAnswer } from '../../../shared/upload.ts';
import { titleFromFileName } from './title-from-file-name.ts';

export type UploadState = 'held' | 'waiting' | 'sending' | 'preparing' | 'done' | 'failed';
export type UploadEntry = {
  id: string;
  collection: CollectionKey;
  name: string;
  /** Bytes. */
  size: number;
  state: UploadState;
  /** Share that was sent, 0 to 1. */
  progress: number;
  problem?: string;
  /** The same file would be refused again. */
  refused?: boolean;
  answer?: UploadAnswer;
  /** Key of the form that gets the picture; none for one of many, which is described in its own row. */
  target?: string;
  title: string;
  description: string;
  alt: string | null;
  decorative: boolean;
};
export type UploadQueue = ReturnType<typeof createUploadQueue>;

export type UploadQueueDeps = {
  send: (file: File, progress: Progress) => Promise<UploadAnswer>;
  /** Entries that outlived a reload. */
  entries?: readonly UploadEntry[];
  onChange?: (entries: readonly UploadEntry[]) => void;
  onDone?: (entry: UploadEntry, answer: UploadAnswer) => void;
  onFailed?: (entry: UploadEntry, failure: CallFailure) => void;
};

/** Whether a file is to be sent, or being sent. */
export const isUnderway = (state: UploadState) => state === 'waiting' || state === 'sending' || state === 'preparing';

/** D47. */
export const mostBytes = 25 * 1024 * 1024;
/** How many are sent at once: the server makes the sizes of two at a time. */
const lanes = 2;

/** R265: holds chosen files until they are to be sent, then sends them, two at a time. */
export function createUploadQueue({ send, entries: kept = [], onChange, onDone, onFailed }: UploadQueueDeps) {
  let entries = kept;
  const files = new Map<string, File>();
  const underway = new Map<string, AbortController>();
  const listeners = new Set<() => void>();
  const change = (next: readonly UploadEntry[]) => {
    entries = next;
    onChange?.(entries);
    for (const listener of listeners) listener();
  };
  const patch = (id: string, fields: Partial<UploadEntry>) => change(entries.map((entry) => (entry.id === id ? { ...entry, ...fields } : entry)));
  const find = (id: string) => entries.find((entry) => entry.id === id);

  async function sendOne(id: string, file: File): Promise<void> {
    const giveUp = new AbortController();
    underway.set(id, giveUp);
    patch(id, { state: 'sending', progress: 0, problem: undefined });
    try {
      const onProgress = (progress: number) => patch(id, { progress, state: progress < 1 ? 'sending' : 'preparing' });
      const answer = await send(file, { onProgress, signal: giveUp.signal });
      files.delete(id);
      patch(id, { state: 'done', answer });
      const entry = find(id);
      if (entry) onDone?.(entry, answer);
    } catch (error) {
      if (giveUp.signal.aborted) return;
      patch(id, { state: 'failed', ...failedWith(error) });
      const entry = find(id);
      if (entry && error instanceof CallFailure) onFailed?.(entry, error);
    } finally {
      underway.delete(id);
      next();
    }
  }
  function next(): void {
    for (const { id } of entries.filter(({ state }) => state === 'waiting').slice(0, lanes - underway.size)) {
      const file = files.get(id);
      if (file) void sendOne(id, file);
    }
  }
  const remove = (id: string) => {
    underway.get(id)?.abort();
    files.delete(id);
    change(entries.filter((entry) => entry.id !== id));
    next();
  };

  return {
    entries: () => entries,
    file: (id: string) => files.get(id),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Holds these files; those that are too large are refused at once. */
    hold: (collection: CollectionKey, chosen: readonly File[]): void => {
      const added = chosen.map((file): UploadEntry => {
        const id = crypto.randomUUID();
        if (file.size <= mostBytes) files.set(id, file);
        const refused = file.size > mostBytes && { state: 'failed' as const, refused: true, problem: 'Too large. The limit is 25 MB.' };
        return { id, collection, name: file.name, size: file.size, state: 'held', progress: 0, title: titleFromFileName(file.name), description: '', alt: null, decorative: false, ...refused };
      });
      change([...entries, ...added]);
    },
    /** Sends what is held for a service; `target` is the form that gets a single picture. */
    start: (collection: CollectionKey, target?: string): void => {
      change(entries.map((entry) => (entry.collection === collection && entry.state === 'held' ? { ...entry, state: 'waiting', ...(target !== undefined && { target }) } : entry)));
      next();
    },
    retry: (id: string): void => {
      patch(id, { state: 'waiting', progress: 0, problem: undefined });
      next();
    },
    /** Whether the file is still there to be sent again. */
    canRetry: (id: string): boolean => files.has(id) && !find(id)?.refused,
    /** Gives up what is being sent, and forgets the file. */
    remove,
    removeWhere: (matches: (entry: UploadEntry) => boolean): void => {
      for (const entry of entries.filter(matches)) remove(entry.id);
    },
    describe: (id: string, fields: Partial<Pick<UploadEntry, 'title' | 'description' | 'alt' | 'decorative' | 'problem'>>): void => patch(id, fields),
  };
}

/** Statuses of a file that can't be taken, whoever sends it and whenever. */
const refusals = new Set([400, 413, 415, 422]);

function failedWith(error: unknown): Pick<UploadEntry, 'problem' | 'refused'> {
  return error instanceof CallFailure ? { problem: error.reason, refused: refusals.has(error.status) } : { problem: String(error) };
}
