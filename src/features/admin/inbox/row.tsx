import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import * as styles from './row.css.ts';

type RowProps = {
  /** True for what nobody has seen. */
  fresh?: boolean;
  /** More room for the title. */
  wide?: boolean;
  title: string;
  excerpt: string;
  badge: { text: string; tone: 'plain' | 'warning' | 'success' };
  /** Day, and time where it is today's. */
  when: { text: string; iso: string };
  open: boolean;
  onToggle: (open: boolean) => void;
  children: ReactNode;
};

/** One line of a list, which opens to all of it; Escape closes it again. */
export function Row({ fresh = false, wide = false, title, excerpt, badge, when, open, onToggle, children }: RowProps) {
  const id = useId();
  const line = useRef<HTMLButtonElement>(null);
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    onToggle(false);
    line.current?.focus();
  };
  return (
    <li className={styles.row} data-open={open || undefined} onKeyDown={close}>
      <h2 className={styles.heading}>
        <button ref={line} type="button" data-row="" className={styles.line} data-wide={wide || undefined} aria-expanded={open} aria-controls={id} onClick={() => onToggle(!open)}>
          <span className={styles.title} data-fresh={fresh || undefined}>
            {title}
          </span>
          <span className={styles.excerpt}>{excerpt}</span>
          <span className={styles.badge} data-tone={badge.tone}>
            {badge.text}
          </span>
          <time className={styles.when} dateTime={when.iso}>
            {when.text}
          </time>
        </button>
      </h2>
      <div id={id} hidden={!open} className={styles.body}>
        {open && children}
      </div>
    </li>
  );
}
