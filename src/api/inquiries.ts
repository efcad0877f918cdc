import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { inboxErrors } from '../content/admin-inbox.ts';
import type { InboxAnswer, InquiryStatus, ReceivedInquiry } from '../shared/inquiry.ts';
import { callJson, type CallFailure } from './failure.ts';

export type InboxFilter = { status?: InquiryStatus | undefined; search: string };

/** Inquiries that match, the newest first; the former list stays while the next one loads. */
export const inboxQuery = ({ status, search }: InboxFilter) =>
  queryOptions<InboxAnswer, CallFailure>({
    queryKey: [inboxUrl, status ?? '', search],
    queryFn: () => callJson(inboxErrors.inquiries, withFilter(inboxUrl, { status, search }), { method: 'GET' }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** How many inquiries nobody has opened; 0 until known. */
export const useUnread = () => useQuery({ ...inboxQuery({ search: '' }), select: ({ unread }) => unread }).data ?? 0;

/** The same inquiries as a file. */
export const inboxCsv = (filter: InboxFilter) => withFilter(`${inboxUrl}.csv`, filter);

/** Files an inquiry. It shows the new status at once and stays where it is, whatever the list is filtered by. */
export function useInquiryStatus() {
  const client = useQueryClient();
  const show = (inquiry: ReceivedInquiry, unread: number) =>
    client.setQueriesData<InboxAnswer>({ queryKey: [inboxUrl] }, (answer) =>
      answer && { ...answer, unread: answer.unread + unread, inquiries: answer.inquiries.map((each) => (each.id === inquiry.id ? inquiry : each)) },
    );
  return useMutation<{ inquiry: ReceivedInquiry }, CallFailure, { inquiry: ReceivedInquiry; status: InquiryStatus }>({
    scope: { id: 'inquiry-status' },
    mutationFn: ({ inquiry, status }) => callJson(inboxErrors.status, `${inboxUrl}/${inquiry.id}`, { method: 'PATCH', body: { status } }),
    onMutate: async ({ inquiry, status }) => {
      await client.cancelQueries({ queryKey: [inboxUrl] });
      show({ ...inquiry, status }, Number(status === 'new') - Number(inquiry.status === 'new'));
    },
    onSuccess: ({ inquiry }) => show(inquiry, 0),
    onError: () => client.invalidateQueries({ queryKey: [inboxUrl] }),
  });
}

/** Deletes an inquiry for good. It leaves the list at once and comes back when the call fails. */
export function useDeleteInquiry() {
  const client = useQueryClient();
  return useMutation<{ ok: true }, CallFailure, string>({
    mutationFn: (id) => callJson(inboxErrors.deleteInquiry, `${inboxUrl}/${id}`, { method: 'DELETE' }),
    onMutate: async (id) => {
      await client.cancelQueries({ queryKey: [inboxUrl] });
      client.setQueriesData<InboxAnswer>({ queryKey: [inboxUrl] }, (answer) => answer && { ...answer, inquiries: answer.inquiries.filter((each) => each.id !== id) });
    },
    onSettled: () => client.invalidateQueries({ queryKey: [inboxUrl] }),
  });
}

const inboxUrl = '/api/admin/inquiries';

function withFilter(url: string, { status, search }: InboxFilter): string {
  const query = new URLSearchParams({ ...(status && { status }), ...(search && { search }) });
  return query.size > 0 ? `${url}?${query}` : url;
}
