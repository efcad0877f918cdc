import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { CallFailure } from '../../../api/failure.ts';
import { button, small } from '../../../components/button.css.ts';
import { adminInbox } from '../../../content/admin-inbox.ts';
import * as fields from '../field.css.ts';
import { Icon } from '../icon.tsx';
import * as tools from '../list/list.css.ts';
import { head, title as titleStyle, total } from '../manager.css.ts';
import { useFailure } from '../use-failure.ts';
import { Waiting } from '../waiting.tsx';
import * as styles from './inbox-frame.css.ts';

type InboxFrameProps<Choice extends string> = {
  title: string;
  summary: string;
  search: { label: string; value: string; onChange: (value: string) => void };
  filter: { label: string; choices: readonly { value: Choice; label: string }[]; value: Choice; onChange: (value: Choice) => void };
  csvHref: string;
  note: string | undefined;
  query: { isPending: boolean; error: CallFailure | null; refetch: () => unknown };
  /** Shown when there is no row. */
  empty: string;
  /** The rows. */
  children: ReactNode[];
};

/** What both lists share: title, search, filter, file, and the states in which there is no row. */
export function InboxFrame<Choice extends string>({ title, summary, search, filter, csvHref, note, query, empty, children }: InboxFrameProps<Choice>) {
  const fail = useLatest(useFailure());
  const { error, isPending, refetch } = query;
  useEffect(() => {
    if (error?.status === 401) fail.current(error);
  }, [error, fail]);
  return (
    <>
      <div className={head}>
        <h1 className={titleStyle}>{title}</h1>
        <p className={total} role="status">
          {summary}
        </p>
      </div>
      <div className={`${tools.tools} ${styles.tools}`} role="search">
        <div className={tools.search}>
          <Icon name="search" />
          <input
            type="search"
            className={`${fields.input} ${tools.searchField}`}
            aria-label={search.label}
            placeholder={search.label}
            maxLength={200}
            value={search.value}
            onChange={(event) => search.onChange(event.target.value)}
          />
        </div>
        <div className={`${tools.types} ${styles.choices}`} role="group" aria-label={filter.label}>
          {filter.choices.map(({ value, label }) => (
            <button key={value} type="button" className={`${tools.typeButton} ${styles.choice}`} aria-pressed={value === filter.value} onClick={() => filter.onChange(value)}>
              {label}
            </button>
          ))}
        </div>
        <a className={styles.file} href={csvHref} download>
          {adminInbox.csv}
        </a>
      </div>
      {note && <p className={styles.note}>{note}</p>}
      {error ? (
        <div className={styles.state} role="alert">
          <p>
            <strong>{error.message}.</strong> {error.reason}
          </p>
          <button type="button" className={`${button.ink} ${small}`} onClick={() => void refetch()}>
            {adminInbox.tryAgain}
          </button>
        </div>
      ) : isPending ? (
        <div className={styles.state}>
          <Waiting text={adminInbox.loading} />
        </div>
      ) : children.length === 0 ? (
        <p className={styles.state}>{empty}</p>
      ) : (
        <ul className={tools.list} onKeyDown={moveBetweenRows}>
          {children}
        </ul>
      )}
    </>
  );
}

/** Arrow keys, Home and End go from row to row. */
function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button[data-row]')];
  const at = rows.findIndex((row) => row === document.activeElement);
  if (at < 0) return;
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  rows[next]?.focus();
}

function useLatest<T>(value: T) {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
