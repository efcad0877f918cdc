import { use } from 'react';

/** Answers of public GET addresses by address: those of the server's rendering, and what was read since. */
export type Answers = Map<string, unknown>;

const reading = new Map<string, Promise<unknown>>();

/** What is not there reads as null, in the browser as on the server. */
function nothingThere(error: unknown): null {
  if (error instanceof Error && 'status' in error && error.status === 404) return null;
  throw error;
}

/**
 * Reads a public address. What the server rendered with is there at once; anything else is fetched through the
 * query client, which loads on the first navigation that needs it. Suspends meanwhile.
 */
export function readAnswer<T>(answers: Answers, address: string): T {
  if (answers.has(address)) return answers.get(address) as T;
  let promise = reading.get(address);
  if (!promise) {
    promise = import('./query-client.ts').then(({ queryClient }) => queryClient.fetchQuery({ queryKey: [address] })).catch(nothingThere);
    reading.set(address, promise);
  }
  return use(promise) as T;
}
