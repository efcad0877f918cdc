import type { CollectionKey } from '../../../content/catalog.ts';
import type { AdminItem } from '../../../shared/portfolio.ts';
import type { UploadAnswer } from '../../../shared/upload.ts';
import { emptyValues, valuesOf, type FormValues } from './form-values.ts';

/** Work that is not sent yet. `base` is the item being edited, as it was read. */
export type Draft = { collection: CollectionKey; base?: AdminItem; values: FormValues; /** Milliseconds. */ savedAt: number };
export type Drafts = Readonly<Record<string, Draft>>;
export type Memory = { recall: () => Drafts | undefined; remember: (drafts: Drafts) => void };
export type DraftStore = ReturnType<typeof createDraftStore>;

/** Which form: that of a new item of a service, or of one of its items. */
export type FormTarget = { collection: CollectionKey; base?: AdminItem };

export const draftKey = ({ collection, base }: FormTarget) => `${collection}/${base?.id ?? ''}`;

/** One draft a form, remembered as it is typed. */
export function createDraftStore(memory: Memory, clock: () => number = Date.now) {
  let drafts: Drafts = memory.recall() ?? {};
  const listeners = new Set<() => void>();
  const change = (next: Drafts) => {
    drafts = next;
    memory.remember(drafts);
    for (const listener of listeners) listener();
  };
  const read = (target: FormTarget): FormValues => drafts[draftKey(target)]?.values ?? (target.base ? valuesOf(target.base) : emptyValues);
  const discard = (target: FormTarget) => {
    const { [draftKey(target)]: _gone, ...rest } = drafts;
    change(rest);
  };
  return {
    all: () => drafts,
    read,
    discard,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Changes what stands in a form. A form that is again as it was at first is no draft. */
    write: (target: FormTarget, patch: Partial<FormValues>): void => {
      const values = { ...read(target), ...patch };
      const { collection, base } = target;
      if (JSON.stringify(values) === JSON.stringify(base ? valuesOf(base) : emptyValues)) discard(target);
      else change({ ...drafts, [draftKey(target)]: { collection, ...(base && { base }), values, savedAt: clock() } });
    },
  };
}

/** D47: what an upload changes in the form it was made for. A thumbnail that staff chose themselves stays. */
export function withUpload(values: FormValues, { url, thumbnail }: UploadAnswer, title: string): Partial<FormValues> {
  return {
    title: values.title.trim() === '' ? title : values.title,
    sources: { ...values.sources, image: url },
    thumbnail: values.thumbnail === '' || isMadeThumbnail(values.thumbnail) ? thumbnail : values.thumbnail,
    focal: undefined,
  };
}

/** Whether a path is that of a piece that the server cut by itself. */
export function isMadeThumbnail(path: string): boolean {
  return /^\/uploads\/[0-9a-f]{32}-card-/.test(path);
}
