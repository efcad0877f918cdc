import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { button, small } from '../../../components/button.css.ts';
import { destroy } from '../list/list.css.ts';
import * as styles from './row-actions.css.ts';

type RowActionsProps = {
  /** What is gone for good when the answer is yes. */
  removal: { label: string; question: string; keep: string; act: string; onAct: () => void };
  /** The other actions. */
  children?: ReactNode;
};

/** What can be done with a row. Before it is gone for good, it asks where it stands; the harmless answer has the focus. */
export function RowActions({ removal, children }: RowActionsProps) {
  const [asking, setAsking] = useState(false);
  const remove = useRef<HTMLButtonElement>(null);
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (asking) keep.current?.focus();
  }, [asking]);
  const spare = () => {
    setAsking(false);
    remove.current?.focus();
  };
  const act = (event: MouseEvent<HTMLElement>) => {
    const row = event.currentTarget.closest('li');
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
    neighbour?.querySelector<HTMLElement>('button[data-row]')?.focus();
    removal.onAct();
  };
  return (
    <>
      <div className={styles.actions}>
        {children}
        <button ref={remove} type="button" className={`${button.inkEdge} ${small} ${children ? styles.last : ''}`} aria-expanded={asking} onClick={() => setAsking(!asking)}>
          {removal.label}
        </button>
      </div>
      {asking && (
        <div className={styles.ask} role="group" aria-label={removal.question}>
          <p className={styles.question}>{removal.question}</p>
          <button ref={keep} type="button" className={`${button.inkEdge} ${small}`} onClick={spare}>
            {removal.keep}
          </button>
          <button type="button" className={`${button.ink} ${small} ${destroy}`} onClick={act}>
            {removal.act}
          </button>
        </div>
      )}
    </>
  );
}
