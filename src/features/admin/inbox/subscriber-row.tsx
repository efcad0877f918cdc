import { useEraseSubscriber } from '../../../api/subscribers.ts';
import { useNotify } from '../../../components/toast/toast-region.tsx';
import { adminInbox } from '../../../content/admin-inbox.ts';
import type { Subscriber } from '../../../shared/newsletter.ts';
import { useFailure } from '../use-failure.ts';
import * as styles from './details.css.ts';
import { longMoment, shortMoment } from './moment.ts';
import { RowActions } from './row-actions.tsx';
import { Row } from './row.tsx';

type SubscriberRowProps = { subscriber: Subscriber; now: number; open: boolean; onToggle: (open: boolean) => void };

/** An address, how far its subscription has come, and what it agreed to. */
export function SubscriberRow({ subscriber, now, open, onToggle }: SubscriberRowProps) {
  const texts = adminInbox.newsletter;
  const notify = useNotify();
  const fail = useFailure();
  const erase = useEraseSubscriber();
  const { email, state, consents, confirmedAt, unsubscribedAt, suspicions } = subscriber;
  const suspicious = suspicions.length > 0 && state === 'pending';
  const moved = { confirmed: confirmedAt, unsubscribed: unsubscribedAt, pending: undefined }[state] ?? consents.at(-1)?.at ?? '';
  const forget = () => void erase.mutateAsync(subscriber.id).then(() => notify(texts.erased), fail);

  return (
    <Row
      wide
      title={email}
      excerpt={texts.page(consents.at(-1)?.page ?? '')}
      badge={suspicious ? { text: texts.suspicious, tone: 'warning' } : { text: texts.states[state], tone: state === 'confirmed' ? 'success' : 'plain' }}
      when={shortMoment(moved, now)}
      open={open}
      onToggle={onToggle}
    >
      <p className={styles.label}>{texts.record}</p>
      <ol className={styles.record}>
        {consents.map((consent) => (
          <li key={consent.at}>
            <p>
              {texts.page(consent.page)}, {longMoment(consent.at)}
              {consent.ticked && `, ${texts.ticked}`}
            </p>
            <p className={styles.wording}>{consent.wording}</p>
          </li>
        ))}
        {confirmedAt && (
          <li>
            {texts.states.confirmed}, {longMoment(confirmedAt)}
          </li>
        )}
        {unsubscribedAt && (
          <li>
            {texts.states.unsubscribed}, {longMoment(unsubscribedAt)}
          </li>
        )}
      </ol>
      {suspicions.length > 0 && (
        <p className={styles.suspicion}>
          {texts.suspicious}: {suspicions.join(', ')}
        </p>
      )}
      <RowActions removal={{ label: texts.erase, question: texts.ask(email), keep: texts.keep, act: texts.eraseNow, onAct: forget }} />
    </Row>
  );
}
