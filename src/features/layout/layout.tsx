import { Suspense, useRef, type ReactNode } from 'react';
import type { Location } from 'react-router-dom';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import * as styles from './layout.css.ts';
import { useNavigationEffects } from './use-navigation-effects.ts';
import { Rise } from './rise.ts';
import { Scroll } from './scroll.ts';

type LayoutProps = {
  /** Colour of the bar's words before scrolling. */
  bar: 'white' | 'ink';
  /** Without the site's bar and footer. */
  bare: boolean;
  /** Of the page shown; differs from the address while a viewer is open over it. */
  location: Location;
  children: ReactNode;
};

/** Bar, page and footer; what happens on every change of the page. */
export function Layout({ bar, bare, location, children }: LayoutProps) {
  const main = useRef<HTMLElement>(null);
  const announcement = useNavigationEffects(main, location.pathname);
  return (
    <>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      {!bare && <Header bar={bar} />}
      <main id="content" ref={main} tabIndex={-1}>
        <Suspense>
          {children}
          <Scroll location={location} />
          <Rise main={main} pathname={location.pathname} />
        </Suspense>
      </main>
      {!bare && <Footer />}
      <p className={styles.announcer} aria-live="polite">
        {announcement}
      </p>
    </>
  );
}
