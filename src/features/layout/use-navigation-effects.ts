import { useEffect, useRef, useState, type RefObject } from 'react';
import { pathChangeEvent } from '../../analytics.ts';

/**
 * After a change of path in the browser: moves the focus to the new page's heading, tells analytics,
 * and returns the title to announce. Scrolling is ScrollRestoration's (R018).
 */
export function useNavigationEffects(main: RefObject<HTMLElement | null>, pathname: string): string {
  const previous = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const heading = main.current?.querySelector<HTMLElement>('h1') ?? main.current;
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    setAnnouncement(document.title);
    window.dispatchEvent(new Event(pathChangeEvent));
  }, [pathname, main]);
  return announcement;
}
