import { useDeleteInquiry, useInquiryStatus } from '../../../api/inquiries.ts';
import { button, link, small } from '../../../components/button.css.ts';
import { useNotify } from '../../../components/toast/toast-region.tsx';
import { adminInbox } from '../../../content/admin-inbox.ts';
import { budgets, serviceInterests, timelines } from '../../../content/contact.ts';
import { replyHref } from '../../../shared/inquiry-reply.ts';
import { inquiryStatuses, type InquiryStatus, type ReceivedInquiry } from '../../../shared/inquiry.ts';
import { select } from '../field.css.ts';
import { useFailure } from '../use-failure.ts';
import * as styles from './details.css.ts';
import { longMoment, shortMoment } from './moment.ts';
import { RowActions } from './row-actions.tsx';
import { Row } from './row.tsx';

type InquiryRowProps = { inquiry: ReceivedInquiry; now: number; open: boolean; onToggle: (open: boolean) => void };

/** An inquiry; opening a new one files it as read. */
export function InquiryRow({ inquiry, now, open, onToggle }: InquiryRowProps) {
  const texts = adminInbox.inquiries;
  const notify = useNotify();
  const fail = useFailure();
  const status = useInquiryStatus();
  const remove = useDeleteInquiry();
  const name = `${inquiry.firstName} ${inquiry.lastName}`;
  const suspicious = inquiry.suspicions.length > 0 && inquiry.status !== 'spam';

  const file = (next: InquiryStatus) => void status.mutateAsync({ inquiry, status: next }).catch(fail);
  const destroy = () => void remove.mutateAsync(inquiry.id).then(() => notify(texts.deleted), fail);
  const toggle = (next: boolean) => {
    onToggle(next);
    if (next && inquiry.status === 'new') file('read');
  };

  return (
    <Row
      fresh={inquiry.status === 'new'}
      title={name}
      excerpt={[labelOf(serviceInterests, inquiry.service), inquiry.details].filter(Boolean).join(': ')}
      badge={suspicious ? { text: texts.suspicious, tone: 'warning' } : { text: texts.statuses[inquiry.status], tone: inquiry.status === 'answered' ? 'success' : 'plain' }}
      when={shortMoment(inquiry.receivedAt, now)}
      open={open}
      onToggle={toggle}
    >
      <div className={styles.details}>
        <p className={styles.message}>{inquiry.details}</p>
        <dl className={styles.facts}>
          {factsOf(inquiry).map(([label, value, href]) => (
            <div key={label} className={styles.fact}>
              <dt>{label}</dt>
              <dd>{href ? <a className={link} href={href}>{value}</a> : value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {inquiry.suspicions.length > 0 && (
        <p className={styles.suspicion}>
          {texts.suspicious}: {inquiry.suspicions.join(', ')}
        </p>
      )}
      <RowActions removal={{ label: texts.delete, question: texts.ask(name), keep: texts.keep, act: texts.delete, onAct: destroy }}>
        <a className={`${button.ink} ${small}`} href={replyHref(inquiry, texts.replySubject)}>
          {texts.reply}
        </a>
        <label className={styles.status}>
          {texts.status}
          <select className={select} value={inquiry.status} onChange={(event) => file(event.target.value as InquiryStatus)}>
            {inquiryStatuses.map((each) => (
              <option key={each} value={each}>
                {texts.statuses[each]}
              </option>
            ))}
          </select>
        </label>
      </RowActions>
    </Row>
  );
}

function factsOf(inquiry: ReceivedInquiry): (readonly [label: string, value: string, href?: string])[] {
  const { facts, consented } = adminInbox.inquiries;
  return ([
    [facts.email, inquiry.email, `mailto:${encodeURIComponent(inquiry.email).replace('%40', '@')}`],
    [facts.phone, inquiry.phone, inquiry.phone && `tel:${inquiry.phone.replace(/[^+\d]/g, '')}`],
    [facts.service, labelOf(serviceInterests, inquiry.service)],
    [facts.budget, labelOf(budgets, inquiry.budget)],
    [facts.timeline, labelOf(timelines, inquiry.timeline)],
    [facts.consent, inquiry.consent ? consented : undefined],
    [facts.received, longMoment(inquiry.receivedAt)],
  ] as const).filter((fact): fact is typeof fact & readonly [string, string, string?] => Boolean(fact[1]));
}

function labelOf(options: readonly { value: string; label: string }[], value: string | undefined): string | undefined {
  return options.find((option) => option.value === value)?.label;
}
