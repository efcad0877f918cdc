import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { subscribersCsv, subscribersQuery } from '../../../api/subscribers.ts';
import { adminInbox } from '../../../content/admin-inbox.ts';
import type { SubscriberState } from '../../../shared/newsletter.ts';
import { InboxFrame } from './inbox-frame.tsx';
import { SubscriberRow } from './subscriber-row.tsx';

const states = ['confirmed', 'pending', 'unsubscribed'] as const satisfies readonly SubscriberState[];

/** Who gets the newsletter, who has not confirmed, who has left; each with the record of consent. */
export function NewsletterView() {
  const texts = adminInbox.newsletter;
  const [search, setSearch] = useState('');
  const [state, setState] = useState<SubscriberState | 'all'>('all');
  const [open, setOpen] = useState<string>();
  const query = useQuery(subscribersQuery);
  const { data, dataUpdatedAt } = query;
  const all = data?.subscribers ?? [];
  const wanted = search.trim().toLowerCase();
  const shown = all.filter((subscriber) => (state === 'all' || subscriber.state === state) && subscriber.email.toLowerCase().includes(wanted));
  const counted = (label: string, number: number | undefined) => (number === undefined ? label : `${label} ${number}`);
  return (
    <InboxFrame
      title={texts.title}
      summary={data ? texts.summary(data.counts.confirmed) : ''}
      search={{ label: texts.search, value: search, onChange: setSearch }}
      filter={{
        label: texts.filter,
        value: state,
        onChange: setState,
        choices: [{ value: 'all', label: adminInbox.all }, ...states.map((value) => ({ value, label: counted(texts.states[value], data?.counts[value]) }))],
      }}
      csvHref={subscribersCsv}
      note={texts.note}
      query={query}
      empty={all.length > 0 ? texts.nothingFound : texts.empty}
    >
      {shown.map((subscriber) => (
        <SubscriberRow key={subscriber.id} subscriber={subscriber} now={dataUpdatedAt} open={open === subscriber.id} onToggle={(next) => setOpen(next ? subscriber.id : undefined)} />
      ))}
    </InboxFrame>
  );
}
