import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { CollectionKey } from '../content/catalog.ts';
import { portfolioErrors } from '../content/messages.ts';
import type { AdminItem, BinnedItem, Move, PortfolioItem } from '../shared/portfolio.ts';
import { getJson } from './client.ts';
import { callJson, failureOf, type CallFailure } from './failure.ts';

export type PortfolioLists = Record<CollectionKey, AdminItem[]>;

/** R291: every item by collection, in order. Fails in the words of R321. */
export const portfolioQuery = queryOptions<PortfolioLists, CallFailure>({
  queryKey: ['/api/admin/portfolio'],
  queryFn: () => read<PortfolioLists>('/api/admin/portfolio'),
});

/** What was deleted in the last 30 days, last first. */
export const binQuery = queryOptions<{ items: BinnedItem[] }, CallFailure>({
  queryKey: ['/api/admin/bin'],
  queryFn: () => read<{ items: BinnedItem[] }>('/api/admin/bin'),
});

/** R284: read only when `signedIn`. */
export const usePortfolio = (signedIn: boolean) => useQuery({ ...portfolioQuery, enabled: signedIn });

export const useBin = () => useQuery({ ...binQuery, staleTime: 0 });

type ItemAnswer = { item: AdminItem };
type ToItem = { service: CollectionKey; id: string };

/** R293: adds an item at the end of a service. */
export function useAddItem() {
  const client = useQueryClient();
  return useMutation<ItemAnswer, CallFailure, { service: CollectionKey; item: PortfolioItem }>({
    mutationFn: ({ service, item }) => callJson(portfolioErrors.add, `/api/portfolio/${service}`, { method: 'POST', body: item }),
    onSuccess: () => refetchLists(client),
  });
}

/** R294: replaces the content of an item; its revision stands in the item. */
export function useUpdateItem() {
  const client = useQueryClient();
  return useMutation<ItemAnswer, CallFailure, { service: CollectionKey; item: PortfolioItem }>({
    mutationFn: ({ service, item }) => callJson(portfolioErrors.update, `/api/portfolio/${service}`, { method: 'PUT', body: item }),
    onSuccess: () => refetchLists(client),
  });
}

/** R295: moves an item to the bin. It leaves the list at once and comes back when the call fails. */
export function useDeleteItem() {
  const client = useQueryClient();
  return useMutation<{ ok: true; id: string }, CallFailure, ToItem & { revision: number }>({
    mutationFn: ({ service, id, revision }) => callJson(portfolioErrors.delete, itemUrl(service, id), { method: 'DELETE', revision }),
    onMutate: async ({ service, id }) => {
      await client.cancelQueries({ queryKey: portfolioQuery.queryKey });
      changeList(client, service, (items) => items.filter((item) => item.id !== id));
    },
    onSettled: () => refetchLists(client),
  });
}

/** Takes an item out of the bin, to where it was. */
export function useRestoreItem() {
  const client = useQueryClient();
  return useMutation<ItemAnswer, CallFailure, ToItem>({
    mutationFn: ({ service, id }) => callJson('Failed to restore item', `${itemUrl(service, id)}/restore`, { method: 'POST' }),
    onSettled: () => refetchLists(client),
  });
}

/** Moves an item beside another one. The list shows `order` at once; moves are sent one after the other. */
export function useMoveItem() {
  const client = useQueryClient();
  return useMutation<ItemAnswer, CallFailure, ToItem & { to: Move; order: AdminItem[] }>({
    scope: { id: 'move' },
    mutationFn: ({ service, id, to }) => callJson('Failed to move item', `${itemUrl(service, id)}/move`, { method: 'POST', body: to }),
    onMutate: ({ service, order }) => changeList(client, service, () => order),
    onError: () => refetchLists(client),
  });
}

function itemUrl(service: CollectionKey, id: string): string {
  return `/api/portfolio/${service}/${encodeURIComponent(id)}`;
}

async function read<T>(url: string): Promise<T> {
  try {
    return (await getJson(url)) as T;
  } catch (error) {
    throw failureOf(portfolioErrors.fetch, error);
  }
}

function changeList(client: QueryClient, service: CollectionKey, change: (items: AdminItem[]) => AdminItem[]): void {
  client.setQueryData(portfolioQuery.queryKey, (lists) => lists && { ...lists, [service]: change(lists[service]) });
}

async function refetchLists(client: QueryClient): Promise<void> {
  await Promise.all([client.invalidateQueries({ queryKey: portfolioQuery.queryKey }), client.invalidateQueries({ queryKey: binQuery.queryKey })]);
}
