import { lazy, Suspense, useEffect, useRef, useState, type PointerEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { NavLink } from '../../content/navigation.ts';
import * as styles from './desktop-menu.css.ts';
import { link } from './header.css.ts';

const MenuPreview = lazy(() => import('./menu-preview.tsx').then((module) => ({ default: module.MenuPreview })));

type DesktopMenuProps = { label: string; entries: readonly NavLink[]; current: boolean };

/**
 * A dropdown of the bar: `<details>`, so that it opens without script. With script it also opens under the mouse and
 * closes on selection, mouse leave, focus loss and Escape (R041–R043).
 */
export function DesktopMenu({ label, entries, current }: DesktopMenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const { pathname } = useLocation();
  const [shown, setShown] = useState<NavLink>();
  const close = () => details.current?.removeAttribute('open');
  useEffect(close, [pathname]);
  const onMouse = (open: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') details.current?.toggleAttribute('open', open);
  };
  return (
    <details
      ref={details}
      name="main-menu"
      className={styles.menu}
      onToggle={(event) => setShown(event.currentTarget.open ? entries[0] : undefined)}
      onPointerEnter={onMouse(true)}
      onPointerLeave={onMouse(false)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        close();
        details.current?.querySelector('summary')?.focus();
      }}
    >
      <summary
        className={link}
        data-current={current || undefined}
        onClick={(event) => {
          // The mouse has opened it already by entering; a click must not close it under the pointer.
          if (event.detail > 0 && details.current?.open && details.current.matches(':hover') && window.matchMedia('(hover: hover)').matches) event.preventDefault();
        }}
      >
        {label}
        <svg width="10" height="6" viewBox="0 0 10 6" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
          <path d="m1 1 4 4 4-4" />
        </svg>
      </summary>
      <div className={styles.drop}>
        <div className={styles.sheet} data-ground="day">
          <ul className={styles.list}>
            {entries.map((entry, index) => (
              <li key={entry.href + entry.label}>
                <Link
                  to={entry.href}
                  className={index === 0 ? styles.first : styles.entry}
                  aria-current={pathname === entry.href ? 'page' : undefined}
                  onClick={close}
                  onFocus={() => setShown(entry)}
                  onPointerEnter={() => setShown(entry)}
                >
                  {entry.label}
                </Link>
              </li>
            ))}
          </ul>
          {shown && (
            <div className={styles.preview} aria-hidden="true">
              <Suspense>
                <MenuPreview href={shown.href} />
              </Suspense>
            </div>
          )}
        </div>
      </div>
    </details>
  );
}
