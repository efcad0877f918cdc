import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { button } from '../../components/button.css.ts';
import { mainLinks } from '../../content/navigation.ts';
import { site } from '../../content/site.ts';
import { paths } from '../../paths.ts';
import * as styles from './mobile-menu.css.ts';

/** R044: the toggle and sheet of small screens; `<details>` throughout, so that it works without script. */
export function MobileMenu({ pathname }: { pathname: string }) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const element = details.current;
    const wide = window.matchMedia('(min-width: 1024px)');
    const close = () => element?.removeAttribute('open');
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, []);
  return (
    <details
      ref={details}
      className={styles.menu}
      onToggle={(event) => document.documentElement.classList.toggle(styles.locked, event.currentTarget.open)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        details.current?.removeAttribute('open');
        details.current?.querySelector('summary')?.focus();
      }}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) details.current?.removeAttribute('open');
      }}
    >
      <summary className={styles.toggle} aria-label="Menu">
        <span className={styles.lines} aria-hidden="true" />
      </summary>
      <nav aria-label="Main" className={styles.sheet} data-ground="dark">
        <ul>
          {mainLinks.map((item) => (
            <li key={item.label} className={styles.item}>
              {item.menu ? (
                <details name="mobile-section" open={pathname.startsWith(`${item.href}/`) || undefined}>
                  <summary className={styles.link}>
                    {item.label}
                    <svg className={styles.chevron} width="16" height="9" viewBox="0 0 16 9" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
                      <path d="m1 1 7 7 7-7" />
                    </svg>
                  </summary>
                  <ul className={styles.sublinks}>
                    {item.menu.map((entry) => (
                      <li key={entry.label}>
                        <Link to={entry.href} className={styles.sublink} aria-current={pathname === entry.href ? 'page' : undefined}>
                          {entry.label}
                        </Link>
                      </li>
                    ))}
                  </ul>
                </details>
              ) : (
                <Link to={item.href} className={styles.link} aria-current={pathname === item.href ? 'page' : undefined}>
                  {item.label}
                </Link>
              )}
            </li>
          ))}
        </ul>
        <Link to={paths.contact} className={`${button.amber} ${styles.book}`}>
          Book a shoot
        </Link>
        <p className={styles.facts}>
          <a href={site.phone.href}>{site.phone.display}</a>, {site.hours.visible}
        </p>
      </nav>
    </details>
  );
}
