import { DuplicateError } from '../store/store.ts';

/** Takes it as done when a document with that id is there already: of an earlier run, or of another process. */
export async function unlessThere(insert: Promise<unknown>): Promise<void> {
  await insert.catch((error: unknown) => {
    if (!(error instanceof DuplicateError && error.field === 'id')) throw error;
  });
}
