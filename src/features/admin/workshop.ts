import { createContext, useContext, useSyncExternalStore } from 'react';
import { uploadPicture } from '../../api/uploads.ts';
import type { CallFailure } from '../../api/failure.ts';
import type { ToastContent } from '../../components/toast/toast-store.ts';
import { notices } from '../../content/messages.ts';
import { createDraftStore, draftKey, withUpload, type DraftStore, type Drafts, type FormTarget } from './form/draft-store.ts';
import type { FormValues } from './form/form-values.ts';
import { recall, remember } from './session-memory.ts';
import { createUploadQueue, isUnderway, type UploadEntry, type UploadQueue } from './uploads/upload-queue.ts';

/** The work in hand: it goes on while staff look at something else, and outlives a reload. */
export type Workshop = { drafts: DraftStore; uploads: UploadQueue };
export const WorkshopContext = createContext<Workshop | undefined>(undefined);

const draftMemory = 'portfolio-drafts';
const uploadMemory = 'portfolio-uploads';

export function createWorkshop(notify: (content: ToastContent) => void, onFailure: (failure: CallFailure) => void): Workshop {
  const drafts = createDraftStore({ recall: () => recall<Drafts>(draftMemory), remember: (all) => remember(draftMemory, all) });
  const uploads: UploadQueue = createUploadQueue({
    send: uploadPicture,
    entries: recall<UploadEntry[]>(uploadMemory) ?? [],
    // A file can't be remembered: only those that arrived outlive a reload.
    onChange: (entries) => remember(uploadMemory, entries.filter(({ state }) => state === 'done')),
    onDone: ({ target, title }, answer) => {
      const form = target === undefined ? undefined : targets.get(target);
      if (form) drafts.write(form, withUpload(drafts.read(form), answer, title));
      // Of many, the last one speaks for all.
      if (!uploads.entries().some(({ state }) => isUnderway(state))) notify(notices.uploadSucceeded);
    },
    onFailed: (_entry, failure) => (failure.status === 401 ? onFailure(failure) : notify(notices.uploadFailed)),
  });
  return { drafts, uploads };
}

/** Forms that wait for a picture, by their key. */
const targets = new Map<string, FormTarget>();

/** Sends what is held; a single file goes into the form. */
export function sendHeld({ uploads }: Workshop, form: FormTarget): void {
  const own = uploads.entries().filter(({ collection }) => collection === form.collection);
  const held = own.filter(({ state }) => state === 'held');
  const single = held.length === 1 && (form.base !== undefined || own.length === 1);
  targets.set(draftKey(form), form);
  uploads.start(form.collection, single ? draftKey(form) : undefined);
}

/** D42: empties a form and lets go of the files that were chosen for it. */
export function discardForm({ drafts, uploads }: Workshop, form: FormTarget): void {
  drafts.discard(form);
  uploads.removeWhere((entry) => isOfForm(entry, form));
}

/** Whether a file was chosen for this form, not for a row of its own. */
export function isOfForm({ collection, target, state }: UploadEntry, form: FormTarget): boolean {
  return collection === form.collection && (target === draftKey(form) || (target === undefined && (state === 'held' || state === 'failed')));
}

export function useWorkshop(): Workshop {
  const workshop = useContext(WorkshopContext);
  if (!workshop) throw new Error('useWorkshop is called outside of the manager');
  return workshop;
}

export function useDrafts(): Drafts {
  const { drafts } = useWorkshop();
  return useSyncExternalStore(drafts.subscribe, drafts.all);
}

/** What stands in a form, and how to change it. */
export function useFormValues(form: FormTarget): [FormValues, (patch: Partial<FormValues>) => void] {
  const { drafts } = useWorkshop();
  useDrafts();
  return [drafts.read(form), (patch) => drafts.write(form, patch)];
}

/** The files of a service. */
export function useUploadEntries(): readonly UploadEntry[] {
  const { uploads } = useWorkshop();
  return useSyncExternalStore(uploads.subscribe, uploads.entries);
}
