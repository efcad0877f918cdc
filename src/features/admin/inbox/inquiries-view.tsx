import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { inboxCsv, inboxQuery } from '../../../api/inquiries.ts';
import { adminInbox } from '../../../content/admin-inbox.ts';
import { inquiryStatuses, type InquiryStatus } from '../../../shared/inquiry.ts';
import { InboxFrame } from './inbox-frame.tsx';
import { InquiryRow } from './inquiry-row.tsx';

/** What visitors wrote: find, read, file, answer, delete. */
export function InquiriesView() {
  const texts = adminInbox.inquiries;
  const [search, setSearch] = useState('');
  const [status, setStatus] = useState<InquiryStatus | 'all'>('all');
  const [open, setOpen] = useState<string>();
  const filter = { search: useDeferredValue(search).trim(), status: status === 'all' ? undefined : status };
  const query = useQuery(inboxQuery(filter));
  const { data, dataUpdatedAt } = query;
  const inquiries = data?.inquiries ?? [];
  const filtered = filter.search !== '' || filter.status !== undefined;
  return (
    <InboxFrame
      title={texts.title}
      summary={data ? texts.summary(inquiries.length, data.unread) : ''}
      search={{ label: texts.search, value: search, onChange: setSearch }}
      filter={{
        label: texts.filter,
        value: status,
        onChange: setStatus,
        choices: [{ value: 'all', label: adminInbox.all }, ...inquiryStatuses.map((value) => ({ value, label: texts.statuses[value] }))],
      }}
      csvHref={inboxCsv(filter)}
      note={data && texts.mail(data.mail)}
      query={query}
      empty={filtered ? texts.nothingFound : texts.empty}
    >
      {inquiries.map((inquiry) => (
        <InquiryRow key={inquiry.id} inquiry={inquiry} now={dataUpdatedAt} open={open === inquiry.id} onToggle={(next) => setOpen(next ? inquiry.id : undefined)} />
      ))}
    </InboxFrame>
  );
}
