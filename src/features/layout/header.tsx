import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Logo } from '../../components/logo.tsx';
import { mainLinks } from '../../content/navigation.ts';
import { site } from '../../content/site.ts';
import { paths } from '../../paths.ts';
import { DesktopMenu } from './desktop-menu.tsx';
import * as styles from './header.css.ts';
import { MobileMenu } from './mobile-menu.tsx';

/** R037: over 50 px, not at 50. */
const scrolledAfter = 50;

/** The fixed bar: transparent at the top, translucent white with a dark logo after 50 px. */
export function Header({ bar }: { bar: 'white' | 'ink' }) {
  const { pathname } = useLocation();
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const update = () => setScrolled(window.scrollY > scrolledAfter);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  return (
    <header className={styles.bar} data-bar={scrolled ? 'scrolled' : bar} data-ground={scrolled || bar === 'ink' ? 'day' : 'dark'}>
      <div className={styles.inner}>
        <Link to={paths.home} aria-label={`${site.name}, home`} className={styles.home}>
          <Logo />
        </Link>
        <nav aria-label="Main" className={styles.desktop}>
          <ul className={styles.links}>
            {mainLinks.map((item) => (
              <li key={item.label} className={styles.item}>
                {item.menu ? (
                  <DesktopMenu label={item.label} entries={item.menu} current={isCurrent(pathname, item.href)} />
                ) : (
                  <Link to={item.href} className={styles.link} data-current={isCurrent(pathname, item.href) || undefined} aria-current={pathname === item.href ? 'page' : undefined}>
                    {item.label}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <MobileMenu key={pathname} pathname={pathname} />
      </div>
    </header>
  );
}

/** The link of this page, or of the section it stands in. */
function isCurrent(pathname: string, href: string): boolean {
  return href === paths.home ? pathname === href : pathname === href || pathname.startsWith(`${href}/`);
}
