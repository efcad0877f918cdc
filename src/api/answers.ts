import { use } from 'react';

/** Answers of public GET addresses by address: those of the server's rendering, and what was read since. */
export type Answers = Map<string, unknown>;

const reading = new Map<string, Promise<unknown>>();

/**
 * Reads a public address. What the server rendered with is there at once; anything else is fetched through the
 * query client, which loads on the first navigation that needs it. Suspends meanwhile.
 */
export function readAnswer<T>(answers: Answers, address: string): T {
  if (answers.has(address)) return answers.get(address) as T;
  let promise = reading.get(address);
  if (!promise) {
    promise = import('./query-client.ts').then(({ queryClient }) => queryClient.fetchQuery({ queryKey: [address] }));
    reading.set(address, promise);
  }
  return use(promise) as T;
}
