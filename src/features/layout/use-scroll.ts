import { useLayoutEffect, useRef } from 'react';
import { useNavigationType, type Location } from 'react-router-dom';

const storageKey = 'scroll-positions';

/**
 * R018: a new page starts at the top, or at the element its hash names; Back and Forward return to where the visitor
 * was, also after a reload. A link with `state: {keepScroll: true}` stays where it is (filters of the same page).
 */
export function useScroll(location: Location): void {
  const type = useNavigationType();
  const { key, hash, state } = location;
  const first = useRef(true);
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    const saved = positions()[key];
    if (type === 'POP' && saved !== undefined) window.scrollTo(0, saved);
    else if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
    else if (!first.current && !(state as { keepScroll?: boolean } | null)?.keepScroll) window.scrollTo(0, 0);
    first.current = false;
    const save = () => sessionStorage.setItem(storageKey, JSON.stringify({ ...positions(), [key]: window.scrollY }));
    window.addEventListener('scrollend', save);
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('scrollend', save);
      window.removeEventListener('pagehide', save);
    };
  }, [key, hash, state, type]);
}

function positions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}
