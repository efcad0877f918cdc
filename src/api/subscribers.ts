import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { inboxErrors } from '../content/admin-inbox.ts';
import type { SubscribersAnswer } from '../shared/newsletter.ts';
import { callJson, type CallFailure } from './failure.ts';

const subscribersUrl = '/api/admin/newsletter';

/** The record of every address, as a file. */
export const subscribersCsv = `${subscribersUrl}.csv`;

/** Every address with its consents, by address. */
export const subscribersQuery = queryOptions<SubscribersAnswer, CallFailure>({
  queryKey: [subscribersUrl],
  queryFn: () => callJson(inboxErrors.subscribers, subscribersUrl, { method: 'GET' }),
  staleTime: 0,
});

/** Forgets a person: address, record, links. */
export function useEraseSubscriber() {
  const client = useQueryClient();
  return useMutation<{ ok: true }, CallFailure, string>({
    mutationFn: (id) => callJson(inboxErrors.erase, `${subscribersUrl}/${encodeURIComponent(id)}`, { method: 'DELETE' }),
    onSettled: () => client.invalidateQueries(subscribersQuery),
  });
}
